import { execFileSync, spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'

const PLACES = ['/usr/sbin/nginx', '/usr/local/sbin/nginx', '/usr/local/bin/nginx', '/opt/homebrew/bin/nginx']

/** Path of the machine's nginx, or undefined if none is installed. */
export const nginx = PLACES.find((path) => existsSync(path))

/** The `set` lines of docs/nginx.conf, with the value of each for a local server. */
const settingsFor = (port: number): readonly (readonly [RegExp, string])[] => [
  [/listen 80;.*/, `listen 127.0.0.1:${port};`],
  [/listen \[::\]:80;.*/, ''],
  [/root .*/, `root ${resolve('out')};`],
]

async function findFreePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const { port } = server.address() as AddressInfo
  await new Promise((done) => server.close(done))
  return port
}

/** Returns the main configuration that Debian's package and others have around a site. */
function mainConfiguration(executable: string, folder: string, site: string): string {
  const [, main = '/etc/nginx/nginx.conf'] = /--conf-path=(\S+)/.exec(versionOf(executable)) ?? []
  // Without this line, the workers of a server that root has started may not read the export.
  const user = process.getuid?.() === 0 ? 'user root;' : ''
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((kind) => `${kind}_temp_path ${folder};`)
  return `${user}
    daemon off; pid ${folder}/pid; error_log stderr;
    events {}
    http { include ${dirname(main)}/mime.types; access_log off; ${temporary.join(' ')} ${site} }`
}

/** Returns what `nginx -V` prints to the standard error, which names the path of its configuration. */
const versionOf = (executable: string) => execFileSync('sh', ['-c', '"$0" -V 2>&1', executable], { encoding: 'utf8' })

/**
 * Serves `out/` with docs/nginx.conf.
 * @returns the origin of the server, and a function that stops it.
 * @throws if nginx does not start.
 */
export async function startNginx(executable: string): Promise<{ origin: string; stop: () => void }> {
  const port = await findFreePort()
  const folder = mkdtempSync(join(tmpdir(), 'nginx-'))
  const site = settingsFor(port).reduce(
    (text, [line, value]) => text.replace(line, value),
    readFileSync('docs/nginx.conf', 'utf8'),
  )
  const file = join(folder, 'nginx.conf')
  writeFileSync(file, mainConfiguration(executable, folder, site))
  const server = spawn(executable, ['-p', folder, '-c', file, '-e', 'stderr'], {
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let errors = ''
  server.stderr.on('data', (text) => (errors += String(text)))
  const origin = `http://127.0.0.1:${port}`
  const stop = () => {
    server.kill()
    rmSync(folder, { recursive: true, force: true })
  }
  while (!(await fetch(origin).catch(() => undefined))) {
    if (server.exitCode === null) continue
    stop()
    throw new Error(`nginx does not start with docs/nginx.conf: ${errors}`)
  }
  return { origin, stop }
}
