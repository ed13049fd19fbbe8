/// What recovery knows of a document so far; of no use in a valid one.
struct RecoveryMemory {
  var point = RecoveryPoint()
  var merge = MergeConflict()
  var root = JoinedRoot()
  var colon = EarlyColon()
  var encoding = OtherEncoding()
  var characters = ReportedCharacters()
  /// White space that has been looked past already.
  var knownSpace = 0..<0
}
