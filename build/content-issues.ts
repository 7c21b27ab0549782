import { readdirSync, readFileSync } from 'node:fs'
import ts from 'typescript'
import { contentSchema } from './content-schema'

const AS_WRITTEN = 'texts in quotes, and figures as digits alone, such as 1500'

/** Loads every module of content/ by its file, such as `site.ts`. */
export async function contentModules(folder = 'content'): Promise<Record<string, object>> {
  const load = async (file: string) => [file, { ...(await import(`@/${folder}/${file.replace(/\.ts$/, '')}`)) }]
  return Object.fromEntries(await Promise.all(filesOf(folder).map(load)))
}

/** @returns every text with its path, such as `faq.items[2].answer`; entries are counted from 1. */
export function textsOf(value: unknown, steps: readonly PropertyKey[] = []): { path: string; text: string }[] {
  if (typeof value === 'string') return [{ path: pathOf(steps), text: value }]
  if (typeof value !== 'object' || value === null) return []
  const stepTo = (key: string) => (Array.isArray(value) ? Number(key) : key)
  return Object.entries(value).flatMap(([key, child]) => textsOf(child, [...steps, stepTo(key)]))
}

/**
 * Says what is wrong in the content.
 * @returns a sentence for each issue: `content/site.ts:6: site.email is "hello at example.com": expected an email address
 * such as hello@example.com`. Entries are counted from 1; the line is given where the value is written on one line only.
 */
export async function contentIssues(folder = 'content'): Promise<string[]> {
  let modules: Record<string, object>
  try {
    modules = await contentModules(folder)
  } catch (error) {
    return [unreadable(folder, error as Error)]
  }
  const { error } = await contentSchema.safeParseAsync(modules, { reportInput: true })
  const sentences = (error?.issues ?? []).map(({ path: [file, ...steps], input, message, ...issue }) => {
    const forms = 'keys' in issue ? [issue.keys.map((key) => `${key}:`)] : formsOf(steps.at(-1), input)
    const source = String(file) in modules ? readFileSync(`${folder}/${String(file)}`, 'utf8') : ''
    return `content/${String(file)}${lineOf(source, forms)}: ${pathOf(steps)} ${message}`
  })
  // Other files repeat what is wrong in a figure that they share.
  const shared = sentences.filter((sentence) => sentence.startsWith('content/figures.ts'))
  return shared.length > 0 ? shared : sentences
}

function filesOf(folder: string): string[] {
  return readdirSync(folder).filter((file) => /^(?!schema\.)[\w-]+\.ts$/.test(file))
}

function pathOf([first = '', ...steps]: readonly PropertyKey[]): string {
  const written = steps.map((step) => (typeof step === 'number' ? `[${step + 1}]` : `.${String(step)}`))
  return [first, ...written].map(String).join('')
}

/** Says why a module cannot be loaded: its first line that is no TypeScript, or a name in it that nothing defines. */
function unreadable(folder: string, { message, stack = '' }: Error): string {
  for (const file of filesOf(folder)) {
    const source = readFileSync(`${folder}/${file}`, 'utf8')
    const [found] = ts.transpileModule(source, { reportDiagnostics: true }).diagnostics ?? []
    if (!found) continue
    const line = source.slice(0, found.start).split('\n').length
    const [reason] = ts.flattenDiagnosticMessageText(found.messageText, ' ').split('.')
    return `content/${file}:${line}: ${reason} in "${source.split('\n')[line - 1]?.trim()}": expected ${AS_WRITTEN}`
  }
  const [, place] = new RegExp(`${folder}/([\\w-]+\\.ts:\\d+)`).exec(stack) ?? []
  return `content/${place}: ${message}: expected ${AS_WRITTEN}`
}

/** How a value, or its beginning, may be written; with its key first, which says more. */
function formsOf(key: PropertyKey | undefined, value: unknown): string[][] {
  const keyed = (forms: string[]) => forms.map((form) => `${String(key)}: ${form}`)
  if (typeof value === 'string') {
    const quoted = ["'", '"', '`'].map((mark) => mark + value.replaceAll('\u00a0', '\\u00a0') + mark)
    return [keyed(quoted), quoted]
  }
  if (typeof value === 'object' && value !== null) return [keyed([Array.isArray(value) ? '[' : '{'])]
  return value === undefined ? [] : [keyed([`${String(value)},`, `${String(value)} `])]
}

/** @returns the one line on which a form is written, after a colon; nothing where there are several lines or none. */
function lineOf(source: string, forms: string[][]): string {
  const lines = source.split('\n')
  const linesWith = (some: string[]) =>
    lines.flatMap((line, index) => (some.some((form) => line.includes(form)) ? index + 1 : []))
  const [only] = forms.map(linesWith).find(({ length }) => length === 1) ?? []
  return only ? `:${only}` : ''
}
