import { rememberCampaign } from '@/lib/campaign/campaign'

/** Milliseconds after which the page is not suggested. */
const TIMEOUT_MS = 5000

const { pathname, search, hash } = location
const { logged } = document.querySelector<HTMLElement>('[data-logged]')!.dataset
// For debugging dead links. What a path of this site cannot have may be private, as in the path /pricing%23PASSWORD.
// eslint-disable-next-line no-console -- a warning, because nothing is broken
console.warn(logged, /^[\w/.-]*/.exec(pathname)![0])

/** Returns the path in lower case, without what follows a word: `/premium` for /Premium., /premium/ and /premium&utm_source=letter. */
function tidy(path: string): string | undefined {
  const text = path.toLowerCase().replace(/%../g, ' ')
  // Cannot match the URL of another site.
  return /^(\/[a-z][a-z\d-]*)+/.exec(text.replace(/^\/[^a-z\d]+/, '/'))?.[0]
}

async function suggestPage(path: string) {
  const { ok } = await fetch(path, { method: 'HEAD', signal: AbortSignal.timeout(TIMEOUT_MS) })
  if (!ok) return
  const query = new URLSearchParams(rememberCampaign(pathname + search)).toString()
  const link = document.querySelector<HTMLAnchorElement>('#suggestion')!
  link.textContent = link.textContent.replace('{path}', path)
  link.href = path + (query && `?${query}`) + hash
  link.hidden = false
  // Hidden instead of removed, so that the layout does not shift.
  link.parentElement!.querySelector('span')!.style.visibility = 'hidden'
}

const path = tidy(pathname)
/** What follows an encoded `#`, `?` or `&` in the path. Mail programs encode it once or twice. */
const [, encoded] = /%(?:25)*(?:23|3f|26)(.*)/i.exec(pathname) ?? []
if (path === '/pricing' && encoded) {
  // Reloads, because a navigation would keep the path in the history of the tab.
  history.replaceState(null, '', `${path}${search}#${encoded.replace(/%(?:25)*(?:23|3f|26)/gi, '#')}`)
  location.reload()
}
// Without a connection, the page has no suggestion.
else if (path && path !== pathname) suggestPage(path).catch(() => {})
