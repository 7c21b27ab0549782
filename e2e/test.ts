import { test as base, expect, type ConsoleMessage, type Request } from 'playwright/test'

export { expect }

/**
 * The tests' `test`: every page must stay free of console errors, uncaught errors and requests to other
 * hosts. A test that provokes one names it with `allow`.
 */
export const test = base.extend<{ allow: (pattern: RegExp) => void }>({
  allow: [
    async ({ page, baseURL }, use) => {
      const allowed: RegExp[] = []
      const problems: string[] = []
      page.on('console', (message: ConsoleMessage) => {
        if (message.type() === 'error') problems.push(`console: ${message.text()}`)
      })
      page.on('pageerror', (error) => problems.push(`uncaught: ${error.message}`))
      page.on('request', (request: Request) => {
        const url = new URL(request.url())
        if (url.protocol.startsWith('http') && url.origin !== baseURL) problems.push(`request: ${request.url()}`)
      })
      await page.context().route(
        (url) => url.origin !== baseURL,
        (route) => route.abort(),
      )
      await use((pattern) => void allowed.push(pattern))
      expect(problems.filter((problem) => !allowed.some((pattern) => pattern.test(problem)))).toEqual([])
    },
    { auto: true },
  ],
})
