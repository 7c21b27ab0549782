import { test as base, expect, type APIResponse } from 'playwright/test'
import { isOfProvider, SchedulingStub } from './scheduling-stub'

/** Whether the tests use the scheduling provider, or its stub on the preview. */
export const hasCalendar = !process.env.WITHOUT_CALENDAR

/** Message of the checks that fail if the host changes the HTML. */
export const REWRITES =
  'the host rewrites the HTML: switch off the features that “Deployment” in README.md lists for it, such as analytics or script optimisation'

type Get = (path: string, headers?: Record<string, string>) => Promise<APIResponse>

/** `get` requests a path of the host without following redirects. */
export const test = base.extend<{ get: Get }>({
  get: ({ request, baseURL }, provide) =>
    provide((path, headers = {}) => request.get(baseURL + path, { headers, maxRedirects: 0 })),
  context: async ({ context }, provide) => {
    // Keeps the tests out of the site's analytics.
    await context.addInitScript(() => Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }))
    if (!process.env.BASE_URL) await new SchedulingStub().install(context)
    if (!hasCalendar) await context.route(isOfProvider, (route) => route.abort())
    await provide(context)
  },
})

/** Expects headers to have these values, or to be absent where the value is ''. */
export function expectHeaders(response: APIResponse, path: string, expected: Readonly<Record<string, string>>) {
  for (const [name, value] of Object.entries(expected)) {
    const actual = response.headers()[name.toLowerCase()] ?? ''
    expect.soft(actual.toLowerCase(), `${path}: ${name}`).toBe(value.toLowerCase())
  }
}

export function expectCompressed(response: APIResponse, path: string) {
  const { 'content-encoding': encoding = '' } = response.headers()
  expect.soft(encoding, `${path}: the host does not compress it`).toMatch(/^(br|gzip)$/)
}

/** Returns the seconds for which caches may keep a response. */
export function maxAge(response: APIResponse): number {
  const { 'cache-control': value = '' } = response.headers()
  return /no-store|no-cache/.test(value) ? 0 : Number(/max-age=(\d+)/.exec(value)?.[1] ?? Infinity)
}
