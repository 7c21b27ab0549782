import { spawn } from 'node:child_process'
import { createServer, type AddressInfo } from 'node:net'

const server = createServer()
let port = 0

beforeEach(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  port = (server.address() as AddressInfo).port
})
afterEach(() => new Promise((resolve) => server.close(resolve)))

/** Runs `npm run preview` until it serves or stops, and returns its output. */
async function preview(PORT: string): Promise<string> {
  const child = spawn('npm', ['run', '--silent', 'preview'], { env: { ...process.env, PORT }, detached: true })
  let output = ''
  await new Promise<void>((resolve) => {
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (data) => {
        output += data
        if (output.includes('Accepting connections')) resolve()
      })
    child.on('close', () => resolve())
  })
  if (child.exitCode === null) process.kill(-child.pid!)
  return output
}

test('serves at PORT', async () => {
  await new Promise((resolve) => server.close(resolve))
  expect(await preview(String(port))).toContain(`Accepting connections at http://127.0.0.1:${port}`)
}, 60_000)

test('stops when PORT is taken or is no port', async () => {
  expect(await preview(String(port))).toContain(`Port ${port} is taken`)
  expect(await preview('http')).toContain('PORT is "http", expected a number from 1 to 65535')
}, 60_000)
