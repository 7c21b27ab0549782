import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'

/** Executables and configuration folders of nginx on Debian, FreeBSD and macOS. */
const PLACES = [
  ['/usr/sbin/nginx', '/etc/nginx'],
  ['/usr/local/sbin/nginx', '/usr/local/etc/nginx'],
  ['/opt/homebrew/bin/nginx', '/opt/homebrew/etc/nginx'],
] as const
const [executable, configuration] = PLACES.find(([path]) => existsSync(path)) ?? []

export const isNginxInstalled = Boolean(executable)

/**
 * Serves `out/` with docs/nginx.conf while a task runs.
 * @param task receives the origin of the server.
 * @throws if nginx does not start.
 */
export async function withNginx(task: (origin: string) => Promise<void>): Promise<void> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const { port } = probe.address() as AddressInfo
  await new Promise((done) => probe.close(done))

  const folder = mkdtempSync(join(tmpdir(), 'nginx-'))
  // The lines of docs/nginx.conf that are marked with `set`, for a local server.
  const site = readFileSync('docs/nginx.conf', 'utf8')
    .replace(/listen 80;.*/, `listen 127.0.0.1:${port};`)
    .replace(/listen \[::\]:80;.*/, '')
    .replace(/root .*/, `root ${resolve('out')};`)
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((kind) => `${kind}_temp_path ${folder};`)
  // Without `user root`, the workers of a server that root has started may not read the export.
  writeFileSync(
    join(folder, 'nginx.conf'),
    `${process.getuid?.() === 0 ? 'user root;' : ''} daemon off; pid ${folder}/pid; error_log stderr; events {}
    http { include ${configuration}/mime.types; access_log off; ${temporary.join(' ')} ${site} }`,
  )
  const server = spawn(executable!, ['-p', folder, '-c', join(folder, 'nginx.conf'), '-e', 'stderr'])
  let errors = ''
  server.stderr.on('data', (text) => (errors += String(text)))
  try {
    const origin = `http://127.0.0.1:${port}`
    while (!(await fetch(origin).catch(() => undefined)))
      if (server.exitCode !== null) throw new Error(`nginx does not start with docs/nginx.conf: ${errors}`)
    await task(origin)
  } finally {
    server.kill()
    rmSync(folder, { recursive: true, force: true })
  }
}
