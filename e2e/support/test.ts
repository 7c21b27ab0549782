import { test as base, expect, type Page } from 'playwright/test'
import { owner } from '@/content/site'
import { isOfProvider, stubProvider } from './scheduling-stub'

export { expect }

const isAnalytics = ({ href }: URL) => href === owner.analytics?.endpoint

/** Collects console errors and uncaught errors of a page. */
function collectErrors(page: Page): string[] {
  const errors: string[] = []
  page.on('console', (message) => {
    const { url } = message.location()
    // Browsers log an error for a document with status 404.
    const isNotFoundPage = url === page.url() && /status of 404/.test(message.text())
    if (message.type() === 'error' && !isNotFoundPage) errors.push(`${message.text()} ${url}`)
  })
  page.on('pageerror', ({ message }) => errors.push(message))
  return errors
}

/**
 * Fails a test whose page logs a console error, throws, violates its Content Security Policy or sends a request to
 * another host. A test that provokes one names it with `allow`. The scheduling provider is replaced by a stub.
 */
export const test = base.extend<{ allow: (pattern: RegExp) => void }>({
  allow: [
    async ({ page, baseURL }, use) => {
      const allowed: RegExp[] = []
      const problems = collectErrors(page)
      // The console does not show a violation that a script catches, such as a call of eval.
      await page.addInitScript(() =>
        document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
          queueMicrotask(() => {
            throw new Error(`policy: ${effectiveDirective} ${blockedURI}`)
          }),
        ),
      )
      await page.context().route(
        (url) => url.origin !== baseURL && !isOfProvider(url),
        (route) => {
          problems.push(`request: ${route.request().url()}`)
          return route.abort()
        },
      )
      await stubProvider(page.context())
      await page.context().route(isAnalytics, (route) => route.fulfill({ status: 202 }))
      await use((pattern) => void allowed.push(pattern))
      expect(problems.filter((problem) => !allowed.some((pattern) => pattern.test(problem)))).toEqual([])
    },
    { auto: true },
  ],
})
