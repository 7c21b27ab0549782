import { spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'

test('reports a missing export and a port that is in use', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'preview-'))
  const server = createServer().listen(0)
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const preview = () =>
    spawnSync(resolve('node_modules/.bin/tsx'), ['--tsconfig', resolve('tsconfig.json'), resolve('tools/preview.ts')], {
      cwd: folder,
      env: { ...process.env, PORT: String(port) },
      encoding: 'utf8',
    })
  expect(preview()).toMatchObject({ status: 1, stderr: expect.stringContaining('There is no exported site in out/') })
  mkdirSync(join(folder, 'out'))
  writeFileSync(join(folder, 'out/404.html'), '')
  expect(preview()).toMatchObject({ status: 1, stderr: expect.stringContaining(`Port ${port} is in use`) })
  server.close()
  rmSync(folder, { recursive: true })
})
