import { BuildError } from '@/lib/build-error'

/**
 * Runs a command. An error that the owner can correct is printed without a stack: a BuildError, or a file that cannot be read
 * or written.
 * @param exitCode of the process after an error.
 */
export async function runCommand(command: () => unknown, exitCode = 1): Promise<void> {
  try {
    await command()
  } catch (error) {
    const { path } = error as NodeJS.ErrnoException
    console.error(error instanceof BuildError || path ? (error as Error).message : error)
    process.exit(exitCode)
  }
}
