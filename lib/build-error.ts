/** An error that the owner can correct. Its message says what to do. */
export class BuildError extends Error {
  override name = 'BuildError'

  constructor(message: string) {
    super(message)
    // Next.js and Playwright print the stack, here without calls.
    this.stack = `${this.name}: ${message}`
  }
}
