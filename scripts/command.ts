/**
 * Runs a command. An error that the owner can correct is printed without a stack: a BuildError, invalid content, or a file that
 * cannot be read or written.
 */
export async function runCommand(command: () => unknown): Promise<void> {
  try {
    await command()
  } catch (error) {
    const { name, path, message } = error as NodeJS.ErrnoException
    const isOwners = ['BuildError', 'InvalidContent'].includes(name) || path !== undefined
    console.error(isOwners ? message : error)
    process.exit(1)
  }
}
