import { createHash } from 'node:crypto'
import { SCHEDULING_ASSETS, SCHEDULING_ORIGIN } from '@/lib/booking/calendly'

/**
 * The policy that a page carries in its head. All pages share everything but the hashes of their own scripts
 * and styles, because the first document's policy stays in force through in-app navigation.
 * @param scripts the text of each inline script of the page.
 * @param styles the text of each inline style that the page holds or may add.
 * @throws Error when there is no script to allow: a policy without hashes would stop the page.
 */
export function contentSecurityPolicy(scripts: readonly string[], styles: readonly string[]): string {
  if (scripts.length === 0) throw new Error('the page has no inline script to allow')
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", SCHEDULING_ASSETS, ...hashes(scripts)],
    'style-src': ["'self'", SCHEDULING_ASSETS, ...hashes(styles)],
    // A style attribute can change how an element looks, but runs nothing; React writes them for its pictures.
    'style-src-attr': ["'unsafe-inline'"],
    'img-src': ["'self'", SCHEDULING_ASSETS],
    'font-src': ["'self'"],
    'connect-src': ["'self'"],
    'frame-src': [SCHEDULING_ORIGIN],
    'manifest-src': ["'self'"],
    'base-uri': ["'none'"],
    'form-action': ["'none'"],
    'object-src': ["'none'"],
  }
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ')
}

/**
 * The source expression that allows one inline script or style.
 * @param text the exact characters between the tags.
 */
export function hashSource(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`
}

function hashes(texts: readonly string[]): string[] {
  return [...new Set(texts.map(hashSource))].sort()
}
