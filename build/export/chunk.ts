import ts from 'typescript'

/** How a chunk says where it comes from; inside another file it says so by name. */
const OWN_SCRIPT = '"object"==typeof document?document.currentScript:void 0'

/** Hands something to the runtime, which may come later. */
export const REGISTER = '(globalThis.TURBOPACK||(globalThis.TURBOPACK=[])).push'

/** @returns whether a script is a chunk of modules, as all are but the runtime. */
export function isChunk(source: string): boolean {
  return source.includes(OWN_SCRIPT)
}

/**
 * A chunk as it can stand inside another file, without the modules that have come before it: the runtime keeps
 * the first of a kind, but Turbopack repeats what several pages share.
 * @param name under which the runtime knows the chunk, such as `static/chunks/a.js`.
 * @param known the modules that have come before; those of this chunk are added.
 * @throws Error when the chunk is not written as expected, which a new version of the framework may bring.
 */
export function bundledChunk(source: string, name: string, known: Set<string>): string {
  const parts = [JSON.stringify(name)]
  for (const { ids, text } of modulesOf(source, name)) {
    if (!ids.every((id) => known.has(id))) parts.push(...ids, text)
    ids.forEach((id) => known.add(id))
  }
  return `${REGISTER}([${parts.join(',')}])`
}

/**
 * The modules of some chunks whose code is the longest.
 * @param chunks the code of each by its name.
 * @param count how many there shall be.
 * @returns their numbers or names as a script writes them, the longest first.
 * @throws Error when a chunk is not written as expected, or there are not as many.
 */
export function largestModules(chunks: ReadonlyMap<string, string>, count: number): string[] {
  const modules = [...chunks].flatMap(([name, source]) => modulesOf(source, name))
  if (modules.length < count)
    throw new Error(`There are fewer than ${count} modules in ${[...chunks.keys()].join(', ')}`)
  return modules
    .toSorted((a, b) => b.text.length - a.text.length)
    .slice(0, count)
    .map(({ ids }) => ids[0]!)
}

/** @throws Error when the chunk is not written as expected, which a new version of the framework may bring. */
function modulesOf(source: string, name: string): { ids: string[]; text: string }[] {
  const file = ts.createSourceFile(name, source, ts.ScriptTarget.Latest)
  const list = findList(file, file)
  if (!list) throw new Error(`${name} does not list its modules as expected: see build/export/chunk.ts`)
  const modules: { ids: string[]; text: string }[] = []
  let ids: string[] = []
  for (const element of list.elements.slice(1)) {
    const text = element.getText(file)
    if (ts.isNumericLiteral(element) || ts.isStringLiteral(element)) ids.push(text)
    else {
      modules.push({ ids, text })
      ids = []
    }
  }
  if (ids.length > 0)
    throw new Error(`${name} names ${ids.join(', ')} after its last module: see build/export/chunk.ts`)
  return modules
}

/** The array that begins with the script's own address. */
function findList(node: ts.Node, file: ts.SourceFile): ts.ArrayLiteralExpression | undefined {
  if (ts.isArrayLiteralExpression(node) && node.elements[0]?.getText(file) === OWN_SCRIPT) return node
  return ts.forEachChild(node, (child) => findList(child, file))
}
