import { site } from '@/content/site'
import { SCHEDULING_ORIGIN } from '@/lib/booking/scheduling-hosts'

/**
 * Checks the scheduling addresses before the site is built with them.
 * @param addresses by their name in content/site.ts.
 * @throws Error in one sentence, for the first address that is not https, carries a query or fragment, or
 * lies on a host that the content security policy does not allow.
 */
export function checkScheduling(addresses: Record<string, string> = site.scheduling): void {
  for (const [name, address] of Object.entries(addresses)) {
    const problem = problemOf(address)
    if (problem) {
      const expected = `${SCHEDULING_ORIGIN}/your-agency/your-call`
      throw new Error(
        `content/site.ts: scheduling.${name} is "${address}", ${problem}: expected an address such as ${expected}.`,
      )
    }
  }
}

function problemOf(address: string): string | undefined {
  if (!URL.canParse(address)) return 'which is not an address'
  const { protocol, origin, pathname, search, hash, username, password } = new URL(address)
  if (protocol !== 'https:') return 'which is not https'
  if (username || password || origin !== SCHEDULING_ORIGIN)
    return 'whose host the content security policy does not allow'
  if (search || hash || /[?#]$/.test(address)) return 'which carries a query or a fragment'
  if (pathname === '/') return 'which names no scheduling page'
  return undefined
}
