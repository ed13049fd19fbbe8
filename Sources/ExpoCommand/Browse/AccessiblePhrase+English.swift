extension AccessiblePhrase {
  var english: String {
    switch self {
    case .lines(let range, let count) where range.count == count: "all of \(count) lines"
    case .lines(let range, let count): "lines \(Self.numbers(range)) of \(count)"
    case .entries(_, of: 0): "no entries"
    case .entries(let range, let count): "entries \(Self.numbers(range)) of \(count)"
    case .findings(let range, let count): "findings \(Self.numbers(range)) of \(count)"
    case .enterForMore: "Enter: more"
    case .enterToOpen: "Enter: open"
    case .enterToGoBack: "Enter: back"
    case .letterForMore: "f more"
    case .help: "? help"
    case .quit: "q quit"
    case .leaveHelp: "q back"
    }
  }
}
