import { connect } from 'node:net'
import { connect as connectSecurely } from 'node:tls'
import { test as base, expect, type APIResponse } from 'playwright/test'
import { CALENDLY, SchedulingStub } from '@/tools/calendly-stub'

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
    if (!hasCalendar) await context.route(`${CALENDLY.assets}/**`, (route) => route.abort())
    await provide(context)
  },
})

/** Requests a path and returns the status line and the headers of the response exactly as the host sends them. */
export function requestHead(origin: string, path: string): Promise<string> {
  const { protocol, hostname, host, port } = new URL(origin)
  const socket =
    protocol === 'https:'
      ? connectSecurely({ host: hostname, port: Number(port || 443), servername: hostname })
      : connect({ host: hostname, port: Number(port || 80) })
  socket.setEncoding('latin1').setTimeout(15_000, () => socket.destroy(new Error(`${path}: no response for 15 s`)))
  socket.write(`GET ${path} HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`)
  return new Promise((resolve, reject) => {
    let response = ''
    socket.on('data', (data) => {
      response += data
      // Some servers keep the connection open in spite of the header.
      if (response.includes('\r\n\r\n')) socket.destroy()
    })
    socket.on('error', reject)
    socket.on('close', () => resolve(response.split('\r\n\r\n')[0]!))
  })
}

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
