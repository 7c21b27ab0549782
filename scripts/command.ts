import { BuildError } from '@/lib/build-error'

/**
 * Runs a command. An error that the owner can correct is printed without a stack.
 * @param exitCode of the process after an error.
 */
export async function runCommand(command: () => Promise<unknown>, exitCode = 1): Promise<void> {
  try {
    await command()
  } catch (error) {
    console.error(error instanceof BuildError ? error.message : error)
    process.exit(exitCode)
  }
}
