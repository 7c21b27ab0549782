import type { Owner } from '@/content/schema'
import { owner } from '@/content/site'
import { pages } from './documents'

const { analytics } = owner as Owner
/** The other origins that the policy of a page allows, by directive. */
const ANALYTICS = analytics ? { 'connect-src': [new URL(analytics.endpoint).origin] } : {}
/** The same of single pages, by path. */
const OF_PAGES: Record<string, Record<string, readonly string[]>> = {
  '/book': {
    'script-src': ['https://assets.calendly.com'],
    'style-src': ['https://assets.calendly.com'],
    'img-src': ['https://assets.calendly.com'],
    'frame-src': ['https://calendly.com'],
  },
}

test.each(pages)(
  'the policy of $url allows only the other origins of the page, to which it does not connect early, and those of the analytics for requests',
  ({ url, root }) => {
    const policies = root.querySelectorAll('meta[http-equiv="Content-Security-Policy"]')
    expect(policies).toHaveLength(1)
    const directives = policies[0]!.getAttribute('content')!.split('; ')
    const origins = directives.flatMap((directive) => {
      const [name = '', ...sources] = directive.split(' ')
      const others = sources.filter((source) => !source.startsWith("'"))
      return others.length > 0 ? [[name, others]] : []
    })
    expect([url, Object.fromEntries(origins)]).toEqual([url, { ...ANALYTICS, ...OF_PAGES[url] }])
    const scripts = directives.find((directive) => directive.startsWith('script-src '))
    expect(scripts).not.toMatch(/unsafe|\*|data:/)
    expect(root.querySelectorAll('link[rel=preconnect], link[rel=dns-prefetch]')).toEqual([])
  },
)
