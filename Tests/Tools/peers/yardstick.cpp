// The yardstick of the benchmark: simdjson On-Demand over every entry's four texts.
//
//   yardstick od FILE     the file is read into memory, each text is unescaped and must not be empty
//   yardstick mmap FILE   the file is mapped, each text is found but left escaped: the practical limit
//   yardstick version
//
// Either way simdjson checks UTF-8 and the structure around the texts; what follows the list is not
// looked at. Built by: g++ -O3 -std=c++17 yardstick.cpp -lsimdjson -o yardstick
#include <fcntl.h>
#include <simdjson.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cstdio>
#include <string>
#include <string_view>

namespace od = simdjson::ondemand;

// The bytes of a file in memory, followed by as many more as simdjson may read over the end.
class MappedFile {
 public:
  explicit MappedFile(const char *path) {
    const int file = open(path, O_RDONLY);
    struct stat status;
    if (file < 0 || fstat(file, &status) != 0) return;
    const size_t page = sysconf(_SC_PAGESIZE);
    length = status.st_size;
    capacity = (length + simdjson::SIMDJSON_PADDING + page - 1) / page * page;
    // Room for all first, so that the file's pages have readable ones behind them.
    void *room = mmap(nullptr, capacity, PROT_READ, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
    if (room == MAP_FAILED) return;
    void *bytes = mmap(room, length, PROT_READ, MAP_PRIVATE | MAP_FIXED | MAP_POPULATE, file, 0);
    if (bytes != MAP_FAILED) start = static_cast<const char *>(bytes);
    close(file);
  }

  bool is_open() const { return start != nullptr; }
  simdjson::padded_string_view view() const {
    return simdjson::padded_string_view(start, length, capacity);
  }

 private:
  const char *start = nullptr;
  size_t length = 0, capacity = 0;
};

// Whether the value is text and not empty; it is unescaped.
struct Unescaped {
  static bool accepts(simdjson::simdjson_result<od::value> value) {
    std::string_view text;
    return value.get_string().get(text) == simdjson::SUCCESS && !text.empty();
  }
};

// The same without unescaping: text is empty if a quote closes it at once.
struct Raw {
  static bool accepts(simdjson::simdjson_result<od::value> value) {
    od::raw_json_string text;
    return value.get_raw_json_string().get(text) == simdjson::SUCCESS && text.raw()[0] != '"';
  }
};

template <typename Text>
int check(simdjson::padded_string_view json) {
  static constexpr std::string_view keys[] = {"name", "image_name", "short_desc", "desc"};
  od::parser parser;
  od::document document;
  od::array entries;
  if (parser.iterate(json).get(document) || document.get_array().get(entries)) return 1;
  size_t count = 0;
  for (auto element : entries) {
    od::object entry;
    if (element.get_object().get(entry)) return 1;
    for (std::string_view key : keys) {
      if (!Text::accepts(entry.find_field_unordered(key))) return 1;
    }
    ++count;
  }
  std::printf("%zu entries\n", count);
  return 0;
}

int main(int argc, char **argv) {
  const std::string mode = argc > 1 ? argv[1] : "";
  if (mode == "version") {
    std::puts(SIMDJSON_STRINGIFY(SIMDJSON_VERSION));
    return 0;
  }
  if (argc == 3 && mode == "od") {
    simdjson::padded_string text;
    if (simdjson::padded_string::load(argv[2]).get(text)) return 2;
    return check<Unescaped>(text);
  }
  if (argc == 3 && mode == "mmap") {
    const MappedFile file(argv[2]);
    return file.is_open() ? check<Raw>(file.view()) : 2;
  }
  std::fputs("usage: yardstick od|mmap FILE\n", stderr);
  return 2;
}
