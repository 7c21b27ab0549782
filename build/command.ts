import { assertContentSyntax } from '@/build/content-syntax'
import { BuildError } from '@/lib/build-error'

/**
 * Runs a command. An error that the owner can correct is printed without a stack. A command must import modules that
 * import content/ dynamically, because a syntax error there would end the process first.
 * @param exitCode of the process after such an error.
 */
export async function runCommand(command: () => Promise<unknown>, exitCode = 1): Promise<void> {
  try {
    assertContentSyntax()
    await command()
  } catch (error) {
    console.error(error instanceof BuildError ? error.message : error)
    process.exit(exitCode)
  }
}
