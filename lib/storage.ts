/**
 * Accesses localStorage or sessionStorage.
 * @param fallback returned when `access` throws: storage is blocked, full or not available.
 */
export function withStorage<Result>(access: () => Result, fallback: Result): Result {
  try {
    return access()
  } catch {
    return fallback
  }
}
