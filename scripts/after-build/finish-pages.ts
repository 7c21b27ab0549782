import { assertDeferred, deferScripts } from './defer-scripts'
import { inlineStyles } from './inline-styles'
import { editPages } from './pages'
import { addPolicy } from './policy'

/**
 * Inlines the styles of every exported page, defers its scripts, and allows its inline scripts.
 * @throws BuildError that names the page if one of these fails.
 */
export function finishPages(folder: string): void {
  editPages(folder, inlineStyles, deferScripts, assertDeferred, addPolicy)
}
