import ExpoInvariants
import Foundation

/// The invariant that `EXPO_FUZZING` names.
private let invariant: Invariant = {
  guard let name = getenv("EXPO_FUZZING"), let named = Invariant(rawValue: String(cString: name))
  else { fatalError("EXPO_FUZZING must be one of \(Invariant.allCases.map(\.rawValue))") }
  return named
}()

/// Tries bytes that libFuzzer made; a fault is a crash, so that libFuzzer keeps them.
@_cdecl("LLVMFuzzerTestOneInput")
public func tryInput(_ bytes: UnsafePointer<UInt8>, _ count: Int) -> CInt {
  if let fault = invariant.fault(in: Array(UnsafeBufferPointer(start: bytes, count: count))) {
    fatalError(fault)
  }
  return 0
}
