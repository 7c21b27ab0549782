import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { networkInterfaces, tmpdir } from 'node:os'
import { join } from 'node:path'
import { portFrom } from './port'
import { startPreview } from './preview'

let folder: string
let preview: Awaited<ReturnType<typeof startPreview>>
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'preview-'))
  writeFileSync(`${folder}/404.html`, 'no such page')
  writeFileSync(`${folder}/book.html`, '0123456789')
  writeFileSync(`${folder}/privacy.html`, 'privacy')
  preview = await startPreview(0, folder)
})
afterEach(() => {
  preview.close()
  rmSync(folder, { recursive: true, force: true })
})

/** Sends a request as it is, which clients would correct, and returns the status, the headers and the body. */
function request(start: string, headers: readonly string[] = [], host = '127.0.0.1'): Promise<string> {
  return new Promise((resolve, reject) => {
    let response = ''
    const socket = connect(Number(new URL(preview.url).port), host)
    socket
      .on('data', (data) => {
        response += data
      })
      .on('end', () => resolve(response))
      .on('error', reject)
    socket.write([`${start} HTTP/1.1`, 'Host: localhost', 'Connection: close', ...headers, '', ''].join('\r\n'))
  })
}
const statusOf = (response: string) => Number(/^HTTP\/1\.1 (\d+)/.exec(response)?.[1])
const bodyOf = (response: string) => response.split('\r\n\r\n')[1]

test.each([
  ['bytes=2-4', 206, '234'],
  ['bytes=8-', 206, '89'],
  ['bytes=-3', 206, '789'],
  ['bytes=5-1', 416, ''],
  ['bytes=10-', 416, ''],
  ['bytes=0-1,3-4', 200, '0123456789'],
  ['bytes=a-b', 200, '0123456789'],
  ['lines=1-2', 200, '0123456789'],
])('responds to the range %s with status %i', async (range, status, body) => {
  const response = await request('GET /book', [`Range: ${range}`])
  expect([statusOf(response), bodyOf(response)]).toEqual([status, body])
  expect(statusOf(await request('GET /book'))).toBe(200)
})

test.each(['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE'])('rejects %s requests', async (method) => {
  const response = await request(`${method} /book`)
  expect(statusOf(response)).toBe(405)
  expect(response).toContain('\r\nAllow: GET, HEAD\r\n')
})

test('responds to HEAD without a body', async () => {
  const response = await request('HEAD /book')
  expect([statusOf(response), bodyOf(response)]).toEqual([200, ''])
  expect(response).toContain('\r\nContent-Length: 10\r\n')
})

test.each([
  ['http://elsewhere.com/book', 200],
  ['http://elsewhere.com', 404],
  ['//', 404],
  ['/%', 404],
  ['/%00', 404],
  ['/%E0%A4%A', 404],
  ['/\\book', 404],
  ['/../package.json', 404],
  ['/%2e%2e/package.json', 404],
  ['*', 404],
  [`/${'x'.repeat(300)}`, 404],
  ['/book?%', 200],
])('responds to the address %s with status %i', async (address, status) => {
  expect(statusOf(await request(`GET ${address}`))).toBe(status)
  expect(statusOf(await request('GET /book'))).toBe(200)
})

test('responds while the site is being built', async () => {
  rmSync(folder, { recursive: true })
  for (const address of ['/book', '/', '/no-such-page']) expect(statusOf(await request(`GET ${address}`))).toBe(404)
  mkdirSync(folder)
  writeFileSync(`${folder}/book.html`, 'new')
  expect(bodyOf(await request('GET /book'))).toBe('new')
})

test('serves a page that the owner put into public/ with and without its extension', async () => {
  for (const address of ['/privacy', '/privacy.html']) expect(bodyOf(await request(`GET ${address}`))).toBe('privacy')
})

test('listens on the loopback interface only', async () => {
  const addresses = Object.values(networkInterfaces()).flatMap((all = []) => all.filter(({ internal }) => !internal))
  for (const { address } of addresses) await expect(request('GET /book', [], address)).rejects.toThrow()
  expect(statusOf(await request('GET /book', [], 'localhost'))).toBe(200)
})

test('reports a port that is in use, and one that is none', async () => {
  await expect(startPreview(Number(new URL(preview.url).port), folder)).rejects.toThrow(/^Port \d+ is in use: set PORT/)
  for (const value of ['http', '', '0', '-1', '70000', '3000.5']) {
    jest.replaceProperty(process, 'env', { ...process.env, PORT: value })
    expect(() => portFrom('PORT', 3000)).toThrow(`PORT is "${value}": expected a port from 1 to 65535, such as 3000.`)
  }
  jest.restoreAllMocks()
})
