import ts from 'typescript'

/** How a chunk says where it comes from; inside another file it says so by name. */
const OWN_SCRIPT = '"object"==typeof document?document.currentScript:void 0'

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
  const file = ts.createSourceFile(name, source, ts.ScriptTarget.Latest)
  const list = findList(file, file)
  if (!list) throw new Error(`${name} does not list its modules as expected: see scripts/export/chunk.ts`)
  const parts = [JSON.stringify(name)]
  let ids: string[] = []
  for (const element of list.elements.slice(1)) {
    const text = element.getText(file)
    if (ts.isNumericLiteral(element) || ts.isStringLiteral(element)) ids.push(text)
    else {
      if (!ids.every((id) => known.has(id))) parts.push(...ids, text)
      ids.forEach((id) => known.add(id))
      ids = []
    }
  }
  return `(globalThis.TURBOPACK||(globalThis.TURBOPACK=[])).push([${[...parts, ...ids].join(',')}])`
}

/** The array that begins with the script's own address. */
function findList(node: ts.Node, file: ts.SourceFile): ts.ArrayLiteralExpression | undefined {
  if (ts.isArrayLiteralExpression(node) && node.elements[0]?.getText(file) === OWN_SCRIPT) return node
  return ts.forEachChild(node, (child) => findList(child, file))
}
