import { readFileSync } from 'node:fs'
import { filesBelow } from '@/lib/files'

/** Returns the texts of the files of app/ and components/ with this extension. */
const sourcesOf = (extension: string) =>
  ['app', 'components'].flatMap((folder) =>
    filesBelow(folder, extension).map((name) => readFileSync(`${folder}/${name}`, 'utf8').replace(/\/\*.*?\*\//gs, '')),
  )

/** Returns the classes in the selectors of a stylesheet. */
const classesOf = (stylesheet: string) => stylesheet.match(/(?<=\.)[a-z][\w-]*(?=[^{};]*\{)/g) ?? []

// Reads the sources instead of the export, because the parts of the export depend on the owner's content.
test('public/print.css has rules only for classes of components and their stylesheets', () => {
  const attributes = sourcesOf('.tsx').flatMap((source) => source.match(/className=("[^"]*"|\{[^}]*\})/g) ?? [])
  const classes = new Set([
    ...sourcesOf('.css').flatMap(classesOf),
    ...attributes.flatMap((attribute) => attribute.split(/["'`\s{}]/)),
  ])
  const printed = classesOf(readFileSync('public/print.css', 'utf8').replace(/\/\*.*?\*\//gs, ''))
  expect(printed.length).toBeGreaterThan(0)
  expect(printed.filter((name) => !classes.has(name))).toEqual([])
})
