import { spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { serveExport } from './serve'

// What every host must do, the preview included, is tested in e2e/smoke.spec.ts.
const page = '<!DOCTYPE html><title>A page</title>'
const folder = mkdtempSync(join(tmpdir(), 'preview-'))
const out = join(folder, 'out')
let server: Server
let port: number

beforeAll(async () => {
  mkdirSync(out)
  for (const name of ['index', 'book', '404']) writeFileSync(join(out, `${name}.html`), page)
  for (const hidden of ['out/_headers', 'outside.txt']) writeFileSync(join(folder, hidden), 'Not a page')
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

test('a range that ends before it begins gets the whole page', async () => {
  const answer = await ask('/book', { headers: { Range: 'bytes=9-5' } })
  expect([answer.status, await answer.text()]).toEqual([200, page])
})

test.each([
  ['/%E0%A4%A', 404],
  ['/..%2foutside.txt', 404],
  ['/%5fheaders', 404],
  ['/%00', 404],
  [`/${'x'.repeat(300)}`, 404],
  ['/book%2ehtml', 308],
])('%s is answered %i', async (path, status) => {
  expect((await ask(path)).status).toBe(status)
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
