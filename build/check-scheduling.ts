import { site } from '@/content/site'
import { SCHEDULING_ORIGIN } from '@/lib/booking/calendly'

/**
 * @throws Error for the first URL that is not https, has a query or fragment, or whose host the content security policy
 * does not allow.
 */
export function checkScheduling(urls: Record<string, string> = site.scheduling): void {
  for (const [name, url] of Object.entries(urls)) {
    const problem = problemWith(url)
    if (problem) {
      const expected = `${SCHEDULING_ORIGIN}/your-agency/your-call`
      throw new Error(
        `content/site.ts: scheduling.${name} is "${url}", ${problem}: expected a URL such as ${expected}.`,
      )
    }
  }
}

function problemWith(url: string): string | undefined {
  if (!URL.canParse(url)) return 'which is not a URL'
  const { protocol, origin, pathname, search, hash, username, password } = new URL(url)
  if (protocol !== 'https:') return 'which is not https'
  if (username || password || origin !== SCHEDULING_ORIGIN)
    return 'whose host the content security policy does not allow'
  if (search || hash || /[?#]$/.test(url)) return 'which carries a query or a fragment'
  if (pathname === '/') return 'which names no scheduling page'
  return undefined
}
