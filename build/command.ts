import { assertContentSyntax } from '@/build/content/syntax'
import { BuildError } from '@/lib/build-error'

/**
 * The place in content/ that an error names in its message or stack. The functions of wording.ts fail when another file
 * gives them an invalid value: the place is that of the call.
 */
const PLACE_IN_CONTENT = /\bcontent\/(?!wording\.ts)[\w-]+\.ts(:\d+)?/

/**
 * Runs a command. An error that the owner can correct is printed without a stack. A command must import modules that
 * import content/ dynamically, because an error there would end the process first.
 * @param exitCode of the process after such an error.
 */
export async function runCommand(command: () => Promise<unknown>, exitCode = 1): Promise<void> {
  try {
    assertContentSyntax()
    await command()
  } catch (error) {
    console.error(messageOf(error) ?? error)
    process.exit(exitCode)
  }
}

/** Returns what the owner can correct, or undefined for a fault of the code. */
function messageOf(error: unknown): string | undefined {
  if (error instanceof BuildError) return error.message
  if (!(error instanceof Error)) return undefined
  const [place] = PLACE_IN_CONTENT.exec(`${error.message}\n${error.stack}`) ?? []
  const reason = error.message.replaceAll(`${process.cwd()}/`, '')
  return place && `${place} cannot be loaded (${reason}): correct this line, or undo the last change to the file`
}
