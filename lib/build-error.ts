/** An error that the owner can correct. Its message says what to do; commands print it without a stack. */
export class BuildError extends Error {
  override name = 'BuildError'
}
