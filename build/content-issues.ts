import { readdirSync, readFileSync } from 'node:fs'
import ts from 'typescript'
import { contentSchema } from './content-schema'

/** Loads every module of content/ by its file, such as `site.ts`. */
export async function contentModules(folder = 'content'): Promise<Record<string, object>> {
  const load = async (file: string) => [file, { ...(await import(`@/${folder}/${file.replace(/\.ts$/, '')}`)) }]
  return Object.fromEntries(await Promise.all(filesOf(folder).map(load)))
}

/** @returns every text with its path, such as `faq.items[2].answer`; entries are counted from 1. */
export function textsOf(value: unknown, steps: readonly PropertyKey[] = []): { path: string; text: string }[] {
  if (typeof value === 'string') return [{ path: pathOf(steps), text: value }]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, child]) =>
    textsOf(child, [...steps, Array.isArray(value) ? Number(key) : key]),
  )
}

/**
 * Says what is wrong in the content.
 * @returns a sentence for each issue: `content/site.ts:6: site.email is "hello at example.com": expected an email address
 * such as hello@example.com`. Entries are counted from 1; the line is given where the value is written only once.
 */
export async function contentIssues(folder = 'content'): Promise<string[]> {
  const unreadable = filesOf(folder).flatMap((file) => syntaxErrors(file, readFileSync(`${folder}/${file}`, 'utf8')))
  if (unreadable.length > 0) return unreadable
  const modules = await contentModules(folder).catch(loadError)
  if (typeof modules === 'string') return [modules]
  const { error } = contentSchema.safeParse(modules, { reportInput: true, error: ({ code }) => `is wrong (${code})` })
  return (error?.issues ?? []).map(({ path: [file, ...steps], input, message, ...issue }) => {
    const [key, value] = 'keys' in issue ? [issue.keys[0], undefined] : [steps.at(-1), input]
    const line = lineOf(readFileSync(`${folder}/${String(file)}`, 'utf8'), key, value)
    return `content/${String(file)}${line}: ${pathOf(steps)} ${message}`
  })
}

function filesOf(folder: string): string[] {
  return readdirSync(folder).filter((file) => /^(?!schema\.)[\w-]+\.ts$/.test(file))
}

function pathOf(steps: readonly PropertyKey[]): string {
  return steps
    .map((step, index) => (typeof step === 'number' ? `[${step + 1}]` : `${index ? '.' : ''}${String(step)}`))
    .join('')
}

function syntaxErrors(file: string, source: string): string[] {
  const { diagnostics = [] } = ts.transpileModule(source, { reportDiagnostics: true, fileName: file })
  return diagnostics.slice(0, 1).map(({ start = 0, messageText }) => {
    const line = source.slice(0, start).split('\n').length
    const written = source.split('\n')[line - 1]?.trim()
    const expected = 'every text in quotes, and figures as digits alone, such as 1500'
    return `content/${file}:${line}: "${written}" cannot be read (${ts.flattenDiagnosticMessageText(messageText, ' ')}): expected ${expected}`
  })
}

/** A name that nothing defines, such as a figure's, shows only when the file that uses it is loaded. */
function loadError({ message, stack = '' }: Error): string {
  const [, place = ''] = /content\/([\w-]+\.ts:\d+)/.exec(stack) ?? []
  return `content/${place}: ${message}: expected names of content/figures.ts, and every text in quotes`
}

/** @returns the line of a value, after a colon, where it is written on one line only. */
function lineOf(source: string, key: PropertyKey | undefined, value: unknown): string {
  const written = forms(value)
  const keyed = written.map((form) => `${String(key)}: ${form}`)
  for (const forms of typeof value === 'string' ? [keyed, written] : [keyed]) {
    const lines = source
      .split('\n')
      .flatMap((line, index) => (forms.some((form) => line.includes(form)) ? index + 1 : []))
    if (lines.length === 1) return `:${lines[0]}`
  }
  return ''
}

/** How a value, or its beginning, may be written. */
function forms(value: unknown): string[] {
  if (Array.isArray(value)) return ['[']
  if (typeof value === 'object' && value !== null) return ['{']
  if (typeof value !== 'string') return value === undefined ? [''] : [`${String(value)},`, `${String(value)} `]
  const text = value.replaceAll('\u00a0', '\\u00a0')
  return [`'${text}'`, `"${text}"`, `\`${text}\``]
}
