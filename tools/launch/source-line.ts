import { readFileSync } from 'node:fs'
import ts from 'typescript'

/**
 * Finds the line of an entry in a content file.
 * @param entry counted from 1, such as `faq.items[2].answer`; a name in brackets after it is ignored.
 * @returns the line, counted from 1, of the entry or its nearest existing parent.
 */
export function lineOf(file: string, entry: string): number {
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true)
  const [name = '', ...steps] = entry.replace(/ \(.*\)$/, '').match(/[^.[\]]+/g) ?? []
  const declared = declarationOf(source, name)
  const found = declared && steps.reduce<ts.Node>((node, step) => childOf(source, node, step) ?? node, declared)
  return found ? source.getLineAndCharacterOfPosition(found.getStart(source)).line + 1 : 1
}

function childOf(source: ts.SourceFile, node: ts.Node, step: string): ts.Node | undefined {
  const value = valueOf(source, node)
  if (value && ts.isArrayLiteralExpression(value)) return value.elements[Number(step) - 1]
  if (value && ts.isObjectLiteralExpression(value))
    return value.properties.find((property) => nameOf(property) === step)
  return undefined
}

/** Unwraps `as const` and `satisfies`. */
function valueOf(source: ts.SourceFile, node: ts.Node): ts.Node | undefined {
  if (ts.isVariableDeclaration(node) || ts.isPropertyAssignment(node)) return valueOf(source, node.initializer!)
  if (ts.isAsExpression(node) || ts.isSatisfiesExpression(node)) return valueOf(source, node.expression)
  if (!ts.isShorthandPropertyAssignment(node) && !ts.isIdentifier(node)) return node
  const declared = declarationOf(source, nameOf(node))
  return declared && valueOf(source, declared)
}

function declarationOf(source: ts.SourceFile, name: string): ts.VariableDeclaration | undefined {
  return source.statements
    .filter(ts.isVariableStatement)
    .flatMap(({ declarationList }) => [...declarationList.declarations])
    .find((declaration) => nameOf(declaration) === name)
}

function nameOf(node: ts.Node): string {
  const name = ts.isIdentifier(node) ? node : (node as Partial<ts.NamedDeclaration>).name
  return name && (ts.isIdentifier(name) || ts.isStringLiteral(name)) ? name.text : ''
}
