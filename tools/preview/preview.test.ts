import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { request } from 'node:http'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import fc from 'fast-check'

const command = [resolve('node_modules/tsx/dist/cli.mjs'), '--tsconfig', resolve('tsconfig.json')]
const page = '<!DOCTYPE html><title>A page</title></html>'
const folder = mkdtempSync(join(tmpdir(), 'preview-'))
let server: ChildProcess
let port = 0

const preview = () => ({
  command: [...command, resolve('tools/preview.ts')],
  options: { cwd: folder, env: { ...process.env, PORT: String(port) } },
})

/** Sends a path as it stands: `fetch` would mend it. */
const get = (path: string, headers: Record<string, string> = {}) =>
  new Promise<{ status: number; body: string }>((done, fail) => {
    request({ hostname: 'localhost', port, path, headers, agent: false }, (response) => {
      let body = ''
      response.setEncoding('utf8').on('data', (part: string) => (body += part))
      response.on('end', () => done({ status: response.statusCode ?? 0, body }))
    })
      .on('error', fail)
      .end()
  })

beforeAll(async () => {
  mkdirSync(join(folder, 'out/_next'), { recursive: true })
  for (const name of ['index', 'book', '404']) writeFileSync(join(folder, `out/${name}.html`), page)
  const free = createServer().listen(0)
  await once(free, 'listening')
  port = (free.address() as AddressInfo).port
  free.close()
  const { command, options } = preview()
  server = spawn(process.execPath, command, options)
  await once(server.stdout!, 'data')
}, 20_000)
afterAll(() => {
  server.kill()
  rmSync(folder, { recursive: true })
})

test('a part of a file is sent by itself, and one beyond its end is refused', async () => {
  expect(await get('/book', { Range: 'bytes=0-14' })).toEqual({ status: 206, body: '<!DOCTYPE html>' })
  expect(await get('/book', { Range: 'bytes=-7' })).toEqual({ status: 206, body: '</html>' })
  expect((await get('/book', { Range: 'bytes=99999999-' })).status).toBe(416)
})

test('a malformed address is not found', async () => {
  expect((await get('/%E0%A4%A')).status).toBe(404)
})

test('a busy port is named, with the way to choose another', () => {
  const { command, options } = preview()
  const second = spawnSync(process.execPath, command, { ...options, encoding: 'utf8' })
  expect(second.status).toBe(1)
  expect(second.stderr).toContain(`Port ${port} is busy`)
}, 20_000)

test('no path ends the server', async () => {
  const part = fc.oneof(
    fc.webPath(),
    fc.string({ maxLength: 400 }).map(encodeURIComponent),
    fc.constantFrom('//', '/..', '%00', '%2e%2e', '%E0%A4%A', '.html', '/_next/', '?', 'x'.repeat(251)),
  )
  const path = fc.array(part, { minLength: 1, maxLength: 6 }).map((parts) => `/${parts.join('')}`)
  await fc.assert(
    fc.asyncProperty(path, async (odd) => [200, 308, 404].includes((await get(odd)).status)),
    { numRuns: 1000 },
  )
}, 60_000)
