import ts from 'typescript'

/** Returns the texts of the string literals of a script, and the texts between the substitutions of its templates. */
export function stringLiteralsOf(code: string): string[] {
  const texts: string[] = []
  const visit = (node: ts.Node): void => {
    const isText = ts.isStringLiteralLike(node) || ts.isTemplateHead(node) || ts.isTemplateMiddleOrTemplateTail(node)
    if (isText) texts.push(node.text)
    ts.forEachChild(node, visit)
  }
  visit(ts.createSourceFile('script.js', code, ts.ScriptTarget.Latest))
  return texts
}
