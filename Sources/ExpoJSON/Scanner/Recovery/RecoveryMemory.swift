import ExpoBase

/// What recovery knows of a document so far; of no use in a valid one.
struct RecoveryMemory {
  var lookahead: Lookahead
  var point = RecoveryPoint()
  var pointers = OpenPointers()
  var merge = MergeConflict()
  var root = JoinedRoot()
  var colon = EarlyColon()
  var encoding = OtherEncoding()
  var characters = ReportedCharacters()
  var evidence = ErrorEvidence()

  init(_ bytes: SourceBytes) {
    lookahead = Lookahead(bytes)
  }
}
