/**
 * Accesses localStorage or sessionStorage.
 * @param fallback returned when storage is blocked, full or not available, or its entry cannot be parsed.
 */
export function withStorage<Result>(access: () => Result, fallback: Result): Result {
  try {
    return access()
  } catch {
    return fallback
  }
}
