import ts from 'typescript'

/** Edits the source of a content module by the paths of its values. Throws if there is no value at a path. */
export class ContentEditor {
  constructor(public text: string) {}

  /** `path`: such as `essential.items[0].price`, with indexes from 0. `value`: TypeScript. */
  set(path: string, value: string): this {
    return this.replace(this.find(path), value)
  }

  increase(path: string, by: number): this {
    const node = this.find(path)
    if (!ts.isNumericLiteral(node)) throw new Error(`${path} is not a number literal: ${node.getText()}`)
    return this.replace(node, String(Number(node.text) + by))
  }

  append(path: string, entry: string): this {
    const node = this.find(path)
    if (!ts.isArrayLiteralExpression(node)) throw new Error(`${path} is not a list`)
    const { elements } = node
    return this.splice(elements.end, elements.end, `${elements.hasTrailingComma ? '' : ', '}${entry}`)
  }

  /**
   * Replaces the text of every string, and of every template after its last placeholder. Skips imports, keys and types.
   * @param reword receives the text and its property name, such as `answer`, and returns the new text.
   */
  reword(reword: (text: string, key: string) => string): this {
    const edits: { start: number; end: number; text: string }[] = []
    const visit = (node: ts.Node, key: string): void => {
      if (ts.isImportDeclaration(node) || ts.isTypeNode(node)) return
      if (ts.isPropertyAssignment(node)) return visit(node.initializer, node.name.getText())
      const isText = ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node) || ts.isTemplateTail(node)
      if (!isText) return ts.forEachChild(node, (child) => visit(child, key))
      const [start, end] = [node.getStart() + 1, node.getEnd() - 1]
      edits.push({ start, end, text: reword(this.text.slice(start, end), key) })
    }
    visit(this.parse(), '')
    for (const { start, end, text } of edits.reverse()) this.splice(start, end, text)
    return this
  }

  private find(path: string): ts.Expression {
    const [name = '', ...steps] = path.match(/[\w-]+|\[\d+\]/g) ?? []
    const variables = variablesOf(this.parse())
    let value = unwrap(variables.get(name), variables)
    for (const step of steps) value = unwrap(childOf(value, step), variables)
    if (!value) throw new Error(`there is no ${path}: update the paths in tools/launch-test.ts`)
    return value
  }

  private parse(): ts.SourceFile {
    return ts.createSourceFile('content.ts', this.text, ts.ScriptTarget.Latest, true)
  }

  private replace(node: ts.Node, value: string): this {
    return this.splice(node.getStart(), node.getEnd(), value)
  }

  private splice(start: number, end: number, text: string): this {
    this.text = this.text.slice(0, start) + text + this.text.slice(end)
    return this
  }
}

type Variables = ReadonlyMap<string, ts.Expression | undefined>

function variablesOf(source: ts.SourceFile): Variables {
  const declarations = source.statements
    .filter(ts.isVariableStatement)
    .flatMap(({ declarationList }) => declarationList.declarations)
  return new Map(declarations.map(({ name, initializer }) => [name.getText(), initializer]))
}

/** Looks through `as const`, `satisfies …`, calls with one argument such as `withDuration({ … })`, and variables. */
function unwrap(node: ts.Expression | undefined, variables: Variables): ts.Expression | undefined {
  if (!node) return undefined
  if (ts.isAsExpression(node) || ts.isSatisfiesExpression(node)) return unwrap(node.expression, variables)
  if (ts.isCallExpression(node) && node.arguments.length === 1) return unwrap(node.arguments[0], variables)
  if (ts.isIdentifier(node) && variables.has(node.text)) return unwrap(variables.get(node.text), variables)
  return node
}

function childOf(parent: ts.Expression | undefined, step: string): ts.Expression | undefined {
  if (!parent) return undefined
  const index = /^\[(\d+)\]$/.exec(step)?.[1]
  if (index) return ts.isArrayLiteralExpression(parent) ? parent.elements[Number(index)] : undefined
  if (!ts.isObjectLiteralExpression(parent)) return undefined
  const property = parent.properties.find((one) => one.name?.getText().replace(/^'(.*)'$/, '$1') === step)
  return property && ts.isPropertyAssignment(property) ? property.initializer : undefined
}
