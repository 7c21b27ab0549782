import { spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { securityHeaders } from '@/build/headers'
import { serveExport } from './serve'

// What every host must do, the preview included, is tested in e2e/smoke.spec.ts.
const page = `<!DOCTYPE html><title>A page</title>${'<p>Text.</p>'.repeat(20)}</html>`
const folder = mkdtempSync(join(tmpdir(), 'preview-'))
const out = join(folder, 'out')
let server: Server
let port: number

beforeAll(async () => {
  mkdirSync(join(out, '_next'), { recursive: true })
  for (const name of ['index', 'book', '404']) writeFileSync(join(out, `${name}.html`), page)
  for (const hidden of ['out/_headers', 'outside.txt']) writeFileSync(join(folder, hidden), 'Not a page')
  writeFileSync(join(out, 'book.html.br'), brotliCompressSync(page))
  writeFileSync(join(out, 'book.html.gz'), gzipSync(page))
  server = createServer(serveExport(out)).listen(0)
  await once(server, 'listening')
  port = (server.address() as AddressInfo).port
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
  rmSync(folder, { recursive: true })
})

const ask = (path: string, options: RequestInit = {}) =>
  fetch(`http://localhost:${port}${path}`, { redirect: 'manual', ...options })

test.each([
  ['gzip, deflate, br', 'br'],
  ['gzip', 'gzip'],
  ['', null],
])('who accepts "%s" gets %s', async (accepted, encoding) => {
  const answer = await ask('/book', { headers: { 'Accept-Encoding': accepted } })
  expect(answer.headers.get('Content-Encoding')).toBe(encoding)
  expect(answer.headers.get('Vary')).toBe('Accept-Encoding')
  expect(await answer.text()).toBe(page)
})

test('a copy that does not exist is not sent', async () => {
  expect((await ask('/', { headers: { 'Accept-Encoding': 'br' } })).headers.get('Content-Encoding')).toBeNull()
})

test.each([
  ['bytes=0-14', 206, '<!DOCTYPE html>'],
  ['bytes=99999999-', 416, ''],
  ['bytes=9-5', 200, page],
  ['bytes=-7', 200, page],
  ['lines=1', 200, page],
])('the range %s is answered %i', async (Range, status, text) => {
  const answer = await ask('/book', { headers: { Range } })
  expect([answer.status, await answer.text()]).toEqual([status, text])
})

test.each([
  ['/%E0%A4%A', 404],
  ['/..%2foutside.txt', 404],
  ['/%5fheaders', 404],
  ['/%00', 404],
  [`/${'x'.repeat(300)}`, 404],
  ['/_next/', 404],
  ['/book%2ehtml', 308],
  ['/book//x', 308],
])('%s is answered %i', async (path, status) => {
  expect((await ask(path)).status).toBe(status)
})

test('a page is only read', async () => {
  const head = await ask('/book', { method: 'HEAD' })
  expect([head.status, await head.text()]).toEqual([200, ''])
  const post = await ask('/book', { method: 'POST' })
  expect(post.status).toBe(405)
  expect(post.headers.get('X-Frame-Options')).toBe(securityHeaders['X-Frame-Options'])
})

test.each([
  ['a busy port', folder, () => `Port ${port} is busy`],
  ['a missing export', tmpdir(), () => 'There is no exported site in out/'],
])('%s is said in words', async (_, cwd, message) => {
  const command = ['--tsconfig', resolve('tsconfig.json'), resolve('tools/preview.ts')]
  const { status, stderr } = spawnSync(process.execPath, [resolve('node_modules/tsx/dist/cli.mjs'), ...command], {
    cwd,
    env: { ...process.env, PORT: String(port) },
    encoding: 'utf8',
  })
  expect(status).toBe(1)
  expect(stderr).toContain(message())
})
