import { owner } from '@/content/site'
import type { Owner } from '@/content/types'
import { pages } from './documents'

const { analytics } = owner as Owner
/** The other origins that a policy allows: those of the calendar, and of the analytics service if there is one. */
const ORIGINS = ['https://assets.calendly.com', 'https://calendly.com', ...(analytics ? [analytics.endpoint] : [])].map(
  (url) => new URL(url).origin,
)

test.each(pages)(
  'the policy of $at allows no origins but those of the calendar, which it does not connect to early',
  ({ root }) => {
    const policies = root.querySelectorAll('meta[http-equiv="Content-Security-Policy"]')
    const policy = policies.map((meta) => meta.getAttribute('content')).join()
    expect(policies).toHaveLength(1)
    expect(new Set(policy.match(/https?:[^ ;]+/g))).toEqual(new Set(ORIGINS))
    const [, sources = ''] = /script-src ([^;]+)/.exec(policy) ?? []
    expect(sources).not.toMatch(/unsafe|\*|data:/)
    expect(root.querySelectorAll('link[rel=preconnect], link[rel=dns-prefetch]')).toEqual([])
  },
)
