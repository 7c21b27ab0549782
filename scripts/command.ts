import { BuildError } from '@/lib/build-error'

/**
 * Runs a command. An error that the owner can correct is printed without a stack: a BuildError, or a file that cannot be read
 * or written.
 */
export async function runCommand(command: () => unknown): Promise<void> {
  try {
    await command()
  } catch (error) {
    const { path } = error as NodeJS.ErrnoException
    console.error(error instanceof BuildError || path ? (error as Error).message : error)
    process.exit(1)
  }
}
