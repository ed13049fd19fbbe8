"""Reads the index that the compiler writes beside a debug build, by libIndexStore."""

import ctypes
import pathlib
import shutil

REFERENCE = 1 << 2  # INDEXSTORE_SYMBOL_ROLE_REFERENCE
RECORD = 2  # INDEXSTORE_UNIT_DEPENDENCY_RECORD


class Text(ctypes.Structure):
    _fields_ = [("data", ctypes.c_void_p), ("length", ctypes.c_size_t)]

    def __str__(self):
        return ctypes.string_at(self.data, self.length).decode() if self.length else ""


OnText = ctypes.CFUNCTYPE(ctypes.c_bool, ctypes.c_void_p, Text)
OnObject = ctypes.CFUNCTYPE(ctypes.c_bool, ctypes.c_void_p, ctypes.c_void_p)


def library():
    """libIndexStore of the toolchain, with the types of what is called."""
    toolchain = pathlib.Path(shutil.which("swift")).resolve().parents[1]
    found = next(
        path
        for name in ("libIndexStore.so", "libIndexStore.dylib")
        if (path := toolchain / "lib" / name).exists()
    )
    index = ctypes.CDLL(str(found))
    handle, error, number = ctypes.c_void_p, ctypes.c_void_p, ctypes.POINTER(ctypes.c_uint)
    types = {
        "store_create": (handle, [ctypes.c_char_p, error]),
        "store_units_apply_f": (ctypes.c_bool, [handle, ctypes.c_uint, handle, OnText]),
        "unit_reader_create": (handle, [handle, ctypes.c_char_p, error]),
        "unit_reader_dispose": (None, [handle]),
        "unit_reader_get_main_file": (Text, [handle]),
        "unit_reader_dependencies_apply_f": (ctypes.c_bool, [handle, handle, OnObject]),
        "unit_dependency_get_kind": (ctypes.c_int, [handle]),
        "unit_dependency_get_name": (Text, [handle]),
        "unit_dependency_get_filepath": (Text, [handle]),
        "record_reader_create": (handle, [handle, ctypes.c_char_p, error]),
        "record_reader_dispose": (None, [handle]),
        "record_reader_occurrences_apply_f": (ctypes.c_bool, [handle, handle, OnObject]),
        "symbol_get_usr": (Text, [handle]),
        "occurrence_get_symbol": (handle, [handle]),
        "occurrence_get_roles": (ctypes.c_uint64, [handle]),
        "occurrence_get_line_col": (None, [handle, number, number]),
    }
    for name, (result, arguments) in types.items():
        function = getattr(index, f"indexstore_{name}")
        function.restype, function.argtypes = result, arguments
    return index


class IndexStore:
    """The index of a build: which symbols each file uses, and in which lines."""

    def __init__(self, path):
        self.index = library()
        self.store = self.index.indexstore_store_create(str(path).encode(), None)
        if not self.store:
            raise FileNotFoundError(f"no index store in {path}; build with: swift build")

    def files(self):
        """The records of each source file that still exists, by its path."""
        records, units = {}, []

        def on_unit(_, name):
            units.append(str(name))
            return True

        self.index.indexstore_store_units_apply_f(self.store, 0, None, OnText(on_unit))
        for unit in units:
            reader = self.index.indexstore_unit_reader_create(self.store, unit.encode(), None)
            main = pathlib.Path(str(self.index.indexstore_unit_reader_get_main_file(reader)))
            if main.is_file():
                records.setdefault(main, set()).update(self._records(reader, main))
            self.index.indexstore_unit_reader_dispose(reader)
        return records

    def uses(self, record, wanted):
        """The USR and line of each reference in a record to a symbol among some."""
        reader = self.index.indexstore_record_reader_create(self.store, record.encode(), None)
        uses = []

        def on_occurrence(_, occurrence):
            symbol = self.index.indexstore_occurrence_get_symbol(occurrence)
            usr = str(self.index.indexstore_symbol_get_usr(symbol))
            roles = self.index.indexstore_occurrence_get_roles(occurrence)
            if usr in wanted and roles & REFERENCE:
                line, column = ctypes.c_uint(), ctypes.c_uint()
                self.index.indexstore_occurrence_get_line_col(
                    occurrence, ctypes.byref(line), ctypes.byref(column)
                )
                uses.append((usr, line.value))
            return True

        apply = self.index.indexstore_record_reader_occurrences_apply_f
        apply(reader, None, OnObject(on_occurrence))
        self.index.indexstore_record_reader_dispose(reader)
        return uses

    def _records(self, reader, main):
        """The names of the records of a unit's own file."""
        names = []

        def on_dependency(_, dependency):
            if self.index.indexstore_unit_dependency_get_kind(dependency) == RECORD:
                path = str(self.index.indexstore_unit_dependency_get_filepath(dependency))
                if pathlib.Path(path) == main:
                    names.append(str(self.index.indexstore_unit_dependency_get_name(dependency)))
            return True

        self.index.indexstore_unit_reader_dependencies_apply_f(
            reader, None, OnObject(on_dependency)
        )
        return names
