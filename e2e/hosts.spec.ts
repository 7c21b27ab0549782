import { spawnSync } from 'node:child_process'
import { expect, test } from '@/e2e/support/test'

test('a part of a file can be asked for', async ({ request }) => {
  const answer = await request.get('/book', { headers: { Range: 'bytes=0-14', 'Accept-Encoding': 'identity' } })
  expect(answer.status()).toBe(206)
  expect(await answer.text()).toBe('<!DOCTYPE html>')
  const last = await request.get('/book', { headers: { Range: 'bytes=-7', 'Accept-Encoding': 'identity' } })
  expect(await last.text()).toBe('</html>')
  const beyond = await request.get('/book', { headers: { Range: 'bytes=99999999-' } })
  expect(beyond.status()).toBe(416)
})

test('a malformed address is answered, and the server goes on', async ({ request, baseURL }) => {
  // The browser's own parser would mend the address: it goes out as it stands.
  const { status } = await fetch(`${baseURL}/%E0%A4%A`)
  expect(status).toBe(404)
  expect((await request.get('/')).status()).toBe(200)
})

test('a busy port is named, with the way to choose another', ({ baseURL }) => {
  const { port } = new URL(baseURL!)
  const second = spawnSync('npm', ['run', 'preview'], { env: { ...process.env, PORT: port }, encoding: 'utf8' })
  expect(second.status).toBe(1)
  expect(second.stderr).toContain(`Port ${port} is busy`)
})
