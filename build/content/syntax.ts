import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { transformSync, type TransformFailure } from 'esbuild'
import type ts from 'typescript'
import { BuildError } from '@/lib/build-error'

/** An amount as people write it: with a pound sign, or with a comma between the thousands. */
const FORMATTED_AMOUNT = /\w+['"]?\s*:\s*(?<amount>£\s*\d+(?:[.,_]\d+)*|\d{1,3}(?:,\d{3})+(?![\d.]))/g

/** @throws BuildError with a sentence for each file of content/ that is not valid TypeScript. */
export function assertContentSyntax(folder = 'content'): void {
  const issues = readdirSync(folder)
    .filter((name) => name.endsWith('.ts'))
    .flatMap((name) => syntaxIssue(`${folder}/${name}`, readFileSync(`${folder}/${name}`, 'utf8')) ?? [])
  if (issues.length > 0) throw new BuildError(issues.join('\n'))
}

/** Returns a sentence about the first syntax error of a file, or undefined. */
export function syntaxIssue(file: string, source: string): string | undefined {
  try {
    transformSync(source, { loader: 'ts', logLevel: 'silent' })
    return undefined
  } catch (error) {
    const [message] = (error as TransformFailure).errors ?? []
    if (!message) throw error
    return (
      amountIssue(file, source) ??
      `${file}:${message.location?.line ?? 1} has a syntax error (${message.text}): check the quotation marks, commas and brackets of this line and the line before it`
    )
  }
}

function amountIssue(file: string, source: string): string | undefined {
  for (const { groups, index } of source.matchAll(FORMATTED_AMOUNT)) {
    const path = pathAt(source, index)
    const { amount = '' } = groups ?? {}
    const digits = amount.replace(/\D/g, '')
    if (path) return `${file}: ${path} is ${amount}: expected whole pounds, without £ and comma, such as ${digits}`
  }
}

/**
 * Returns the path of the property whose name contains an offset, such as `essential.items[2].price`; undefined in texts
 * and comments.
 */
function pathAt(source: string, offset: number): string | undefined {
  // Loaded only after an error, because it takes half a second.
  const typescript = createRequire(import.meta.url)('typescript') as typeof ts
  const find = (node: ts.Node, path: string): string | undefined => {
    const isNamed = typescript.isVariableDeclaration(node) || typescript.isPropertyAssignment(node)
    const own = isNamed ? [path, node.name.getText().replace(/['"]/g, '')].filter(Boolean).join('.') : path
    if (typescript.isPropertyAssignment(node) && node.name.getStart() <= offset && offset < node.name.getEnd())
      return own
    const entries = typescript.isArrayLiteralExpression(node) ? node.elements : undefined
    return typescript.forEachChild(node, (child) => {
      const index = entries?.indexOf(child as ts.Expression) ?? -1
      return find(child, index < 0 ? own : `${own}[${index + 1}]`)
    })
  }
  return find(typescript.createSourceFile('content.ts', source, typescript.ScriptTarget.Latest, true), '')
}
