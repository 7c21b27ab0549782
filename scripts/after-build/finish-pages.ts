import { assertDeferred, deferScripts } from './defer-scripts'
import { inlineStyles } from './inline-styles'
import { editPages } from './pages'
import { addPolicy } from './policy'

/**
 * Inlines the styles of every exported page, defers its scripts, and writes its content security policy.
 * @throws BuildError that names the page if a step fails.
 */
export function finishPages(folder: string): void {
  editPages(folder, inlineStyles, deferScripts, assertDeferred, addPolicy)
}
