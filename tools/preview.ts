import { existsSync } from 'node:fs'
import { readFile, stat } from 'node:fs/promises'
import { once } from 'node:events'
import { createServer, type IncomingMessage, type RequestListener, type Server, type ServerResponse } from 'node:http'
import { extname } from 'node:path'
import { unescape } from 'node:querystring'
import { contentType } from 'mime-types'
import send from 'send'
import { runCommand } from '@/build/command'
import { headersFor, notFoundHeaders, usualHeaders } from '@/build/headers'
import { redirects } from '@/build/hosts'
import { isMain } from '@/build/is-main'
import { BuildError } from '@/lib/build-error'
import { portFrom } from './port'

/** Paths that respond with 404: double slashes, dot files, compressed copies, host files and the not-found page itself. */
const HIDDEN = /\/\/|\/\.|\.(br|gz)$|^\/(404(\.html|\/)?|_headers|_redirects)$/

const ENCODINGS = { br: 'br', gzip: 'gz' }
type Encoding = keyof typeof ENCODINGS

/**
 * Serves an export on the loopback interface as a CDN does: clean URLs, response headers, compression, and 404.html with
 * status 404.
 * @param port 0 for any free port.
 * @param folder the export.
 * @throws BuildError when there is no export, or when the port is in use.
 */
export async function startPreview(port: number, folder = 'out'): Promise<{ url: string; close: () => void }> {
  if (!existsSync(`${folder}/404.html`))
    throw new BuildError(`There is no exported site in ${folder}/: run npm run build first.`)
  const handle = createHandler(folder)
  const servers = [await listen(handle, port, '127.0.0.1')]
  const address = servers[0]!.address()
  const actualPort = typeof address === 'object' && address ? address.port : port
  // Browsers may resolve localhost to either address; some systems have no IPv6.
  await listen(handle, actualPort, '::1').then(
    (server) => servers.push(server),
    () => {},
  )
  return { url: `http://localhost:${actualPort}`, close: () => servers.forEach((server) => server.close()) }
}

async function listen(handle: RequestListener, port: number, host: string): Promise<Server> {
  const server = createServer(handle).listen(port, host)
  try {
    await once(server, 'listening')
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code === 'EADDRINUSE') throw new BuildError(`Port ${port} is in use: set PORT to another one.`)
    throw new BuildError(`The preview cannot use port ${port} (${code}): set PORT to another one.`)
  }
  return server
}

function createHandler(folder: string): RequestListener {
  return (request, response) =>
    void respond(folder, request, response).catch(() => {
      if (response.headersSent) response.destroy()
      else return sendNotFound(folder, request, response)
    })
}

async function respond(folder: string, request: IncomingMessage, response: ServerResponse): Promise<void> {
  if (!['GET', 'HEAD'].includes(request.method ?? '')) {
    response.writeHead(405, { ...usualHeaders, Allow: 'GET, HEAD' }).end()
    return
  }
  const { path, search } = parseTarget(request.url ?? '/')
  const page = redirects.find(({ from }) => new RegExp(from).test(path))?.to
  if (page) {
    response.writeHead(308, { ...headersFor(page), Location: page + search }).end()
    return
  }
  const file = HIDDEN.test(path) ? undefined : await findFile(folder, path)
  if (!file) return sendNotFound(folder, request, response)
  response.setHeaders(new Map(Object.entries(headersFor(path))))
  await sendFile(folder, file, request, response)
}

/** Splits what a client requests into the decoded path and the query. */
function parseTarget(target: string): { path: string; search: string } {
  // Proxies request absolute URLs.
  const relative = target.replace(/^https?:\/\/[^/?#]*/i, '')
  const [, encoded = '', search = ''] = /^([^?]*)(.*)$/s.exec(relative) ?? []
  // Unlike decodeURIComponent, unescape does not throw.
  return { path: unescape(encoded) || '/', search }
}

/** Returns the file of a path. It is looked up for each request, so that a new build needs no restart. */
async function findFile(folder: string, path: string): Promise<string | undefined> {
  const candidates = path.endsWith('/') ? [`${path}index.html`] : [path, `${path}.html`]
  for (const file of candidates) if (await isFile(folder + file)) return file
}

async function isFile(path: string): Promise<boolean> {
  const stats = await stat(path).catch(() => undefined)
  return stats?.isFile() ?? false
}

/** Returns the encoding of a compressed copy of a file that the browser accepts, if there is one. */
async function encodingFor(folder: string, file: string, request: IncomingMessage): Promise<Encoding | undefined> {
  const accepted = String(request.headers['accept-encoding'])
  for (const [encoding, suffix] of Object.entries(ENCODINGS) as [Encoding, string][]) {
    const isAccepted = new RegExp(`\\b${encoding}\\b`).test(accepted)
    if (isAccepted && (await isFile(`${folder}${file}.${suffix}`))) return encoding
  }
}

/** Sends a file, or its compressed copy if the browser accepts one. Responds with 404 if it is removed meanwhile. */
async function sendFile(folder: string, file: string, request: IncomingMessage, response: ServerResponse) {
  const encoding = await encodingFor(folder, file, request)
  const copy = encoding ? `${file}.${ENCODINGS[encoding]}` : file
  response.setHeader('Vary', 'Accept-Encoding')
  if (encoding) response.setHeader('Content-Encoding', encoding)
  const path = encodeURIComponent(copy).replaceAll('%2F', '/')
  send(request, path, { root: folder, index: false, cacheControl: false })
    .on('headers', () => response.setHeader('Content-Type', contentType(extname(file)) || 'application/octet-stream'))
    .on('error', ({ status = 404, headers }: { status?: number; headers?: Record<string, string> }) => {
      const isUnfulfilled = status === 412 || status === 416
      if (response.headersSent) response.destroy()
      // A precondition or a range that the file does not fulfil.
      else if (isUnfulfilled) response.writeHead(status, { ...headers, 'Content-Length': 0 }).end()
      else void sendNotFound(folder, request, response)
    })
    .pipe(response)
}

/** Sends the not-found page, or a short one while the site is being built. */
async function sendNotFound(folder: string, request: IncomingMessage, response: ServerResponse): Promise<void> {
  for (const name of response.getHeaderNames()) response.removeHeader(name)
  const encoding = await encodingFor(folder, '/404.html', request)
  const file = `${folder}/404.html${encoding ? `.${ENCODINGS[encoding]}` : ''}`
  const page = await readFile(file).catch(() => undefined)
  response.writeHead(404, {
    ...notFoundHeaders,
    'Content-Type': 'text/html; charset=utf-8',
    Vary: 'Accept-Encoding',
    ...(page && encoding && { 'Content-Encoding': encoding }),
  })
  response.end(page ?? '<!doctype html><title>Not found</title>')
}

if (isMain(import.meta.url)) {
  await runCommand(async () => {
    const { url } = await startPreview(portFrom('PORT', 3000))
    console.log(`The site is available at ${url}`)
  })
}
