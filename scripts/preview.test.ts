import { spawnSync } from 'node:child_process'
import { createServer, type AddressInfo } from 'node:net'

const server = createServer()
beforeEach(() => new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve)))
afterEach(() => new Promise((resolve) => server.close(resolve)))

/** Returns the output of `npm run preview`, which stops at once. */
const preview = (PORT: string) =>
  spawnSync('npm run --silent preview', { env: { ...process.env, PORT }, shell: true, encoding: 'utf8' }).stderr

test('stops when PORT is taken or is no port', () => {
  const { port } = server.address() as AddressInfo
  expect(preview(String(port))).toContain(`Port ${port} is taken`)
  expect(preview('http')).toContain('PORT is "http", expected a number from 1 to 65535')
}, 60_000)
