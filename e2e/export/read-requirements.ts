import { readFileSync } from 'node:fs'

/** The text below each heading of docs/requirements.md. */
const sections = new Map(
  readFileSync('docs/requirements.md', 'utf8')
    .split(/^#+ /m)
    .map((section) => {
      const [heading = '', ...lines] = section.split('\n')
      return [heading, lines.join('\n')]
    }),
)

function textBelow(heading: string): string {
  const text = sections.get(heading)
  if (text === undefined) throw new Error(`docs/requirements.md has no heading “${heading}”`)
  return text
}

/** Returns the cells of each row of the table below a heading, without its head and without backticks. */
export const rowsBelow = (heading: string) =>
  [...textBelow(heading).matchAll(/^\|(.*)\|$/gm)]
    .slice(2)
    .map(([, row = '']) => row.split('|').map((cell) => cell.replaceAll('`', '').trim()))

/** Returns the items of each list below a heading. */
export const listsBelow = (heading: string) =>
  [...textBelow(heading).matchAll(/(?:^(?:-|\d+\.) .*\n)+/gm)].map(([list]) =>
    list
      .trim()
      .split('\n')
      .map((item) => item.replace(/^\S+ /, '')),
  )

/** The pages whose words are listed. */
export const pagesWithWords = [...sections.keys()].filter((heading) => heading.startsWith('/'))
