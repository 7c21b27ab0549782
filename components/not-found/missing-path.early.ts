import { rememberCampaign } from '@/lib/campaign/campaign'
import { hashPath } from './hash-path'

/** The hashes of the pages' paths, set by app/not-found.tsx. */
declare const PAGES: readonly number[]

/** Matches the path of a page without its slash. Cannot match the URL of another site. */
const PAGE = /[a-z][a-z\d]*(-[a-z\d]+)*/

const { pathname, search } = location
const { logged } = document.querySelector<HTMLElement>('[data-logged]')!.dataset
// For debugging dead links.
// eslint-disable-next-line no-console -- a warning, because nothing is broken
console.warn(logged, pathname)

// /Premium, /premium. and /premium&utm_source=letter: the first word of the path, without its encoded characters.
const [word] =
  PAGE.exec(
    pathname
      .toLowerCase()
      .replace(/%[89a-f]./g, '')
      .replace(/%../g, ' '),
  ) ?? []
if (word && PAGES.includes(hashPath(`/${word}`))) suggest(`/${word}`)

function suggest(path: string) {
  const query = new URLSearchParams(rememberCampaign(pathname + search)).toString()
  const link = document.querySelector<HTMLAnchorElement>('#suggestion')!
  link.textContent = link.textContent.replace('{path}', path)
  link.href = query ? `${path}?${query}` : path
  link.hidden = false
  // Hidden instead of removed, so that the layout does not shift.
  link.parentElement!.querySelector('span')!.style.visibility = 'hidden'
}
