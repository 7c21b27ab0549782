import type { Page } from 'playwright/test'
import next from 'next/package.json' with { type: 'json' }
import emptyNext from '@/e2e/support/empty-next.json' with { type: 'json' }
import { phone, transferOf } from '@/e2e/support/transfer'
import { pages } from '@/lib/routes'
import { expect, test } from '@/e2e/support/test'

const KB = 1024
/** Bytes that a server sends before it waits for the first answer: ten segments (RFC 6928) of 1,460. */
const FIRST_FLIGHT = 14_600

test.use(phone)

test('the empty page that the budgets refer to was built with the installed Next', () => {
  expect(emptyNext.version, 'npm run bench -- --floor measures it again').toBe(next.version)
})

for (const { path } of pages) {
  test(`${path} keeps to its bytes and requests`, async ({ page, baseURL }) => {
    const { html, scripts, payload, fonts, fontFiles, requests, payloads } = await transferOf(page, baseURL + path)
    expect.soft(html, 'HTML with its inlined styles').toBeLessThanOrEqual(20 * KB)
    expect.soft(scripts - payload, 'JavaScript').toBeLessThanOrEqual(emptyNext.scripts + 15 * KB)
    expect.soft(fontFiles, 'font files').toBeLessThanOrEqual(2)
    expect.soft(fonts, 'fonts').toBeLessThanOrEqual(52 * KB)
    expect.soft(requests, 'requests before interaction').toBeLessThanOrEqual(14)
    expect.soft(payloads, 'payloads fetched ahead of any intent').toBe(0)
  })
}

for (const { path } of pages) {
  test(`${path} arrives in the first flight of a connection`, async ({ request }) => {
    const response = await request.get(path, { headers: { 'Accept-Encoding': 'br' } })
    const headers = response.headersArray().map(({ name, value }) => `${name}: ${value}\r\n`)
    const [length] = response.headersArray().filter(({ name }) => name.toLowerCase() === 'content-length')
    expect(Number(length?.value) + headers.join('').length + 'HTTP/1.1 200 OK\r\n\r\n'.length).toBeLessThanOrEqual(
      FIRST_FLIGHT,
    )
  })
}

for (const { path } of pages) {
  test(`${path} is set in the site's own typefaces, every character of it`, async ({ page }) => {
    await page.goto(path)
    await page.evaluate(() => document.fonts.ready)
    // The tick that the specification quotes is in neither typeface; every system has one. While the calendar
    // arrives on /book, elements come and go under the reading: it is taken again.
    await expect(async () => {
      expect((await foreignText(page)).filter((text) => !text.includes('✓'))).toEqual([])
    }).toPass({ timeout: 20_000 })
  })
}

/** Texts of which the browser had to take a character from another typeface than those that the page brings. */
async function foreignText(page: Page): Promise<string[]> {
  const session = await page.context().newCDPSession(page)
  await session.send('DOM.enable')
  await session.send('CSS.enable')
  const { root } = await session.send('DOM.getDocument', { depth: -1 })
  const foreign: string[] = []
  for (const { nodeId, text } of textsIn(root)) {
    const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId })
    if (fonts.some(({ isCustomFont }) => !isCustomFont)) foreign.push(text)
  }
  return foreign
}

type Node = { nodeId: number; nodeName: string; nodeValue: string; children?: Node[] }

function textsIn(node: Node): { nodeId: number; text: string }[] {
  if (/^(SCRIPT|STYLE|NOSCRIPT|TITLE)$/.test(node.nodeName)) return []
  const children = node.children ?? []
  const own = children.filter(({ nodeName, nodeValue }) => nodeName === '#text' && nodeValue.trim())
  const text = own.map(({ nodeValue }) => nodeValue).join('')
  return [...(text ? [{ nodeId: node.nodeId, text }] : []), ...children.flatMap(textsIn)]
}
