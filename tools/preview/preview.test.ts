import { spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'

// What every host must do, the preview included, is tested in e2e/smoke.spec.ts.
test('a missing export and a busy port are said in words', async () => {
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
  expect(preview()).toMatchObject({ status: 1, stderr: expect.stringContaining(`Port ${port} is busy`) })
  server.close()
  rmSync(folder, { recursive: true })
})
