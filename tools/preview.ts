import { existsSync } from 'node:fs'
import { readFile, stat } from 'node:fs/promises'
import { once } from 'node:events'
import { createServer, type IncomingMessage, type RequestListener, type Server, type ServerResponse } from 'node:http'
import { extname } from 'node:path'
import { unescape } from 'node:querystring'
import { fileURLToPath } from 'node:url'
import { contentType } from 'mime-types'
import send from 'send'
import { runCommand } from '@/build/command'
import { headersFor, notFoundHeaders, usualHeaders } from '@/build/headers'
import { redirects } from '@/build/hosts'
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

/** Splits what a client requests into the decoded path and the query. */
function parseTarget(target: string): { path: string; search: string } {
  // Proxies request absolute URLs.
  const relative = target.replace(/^https?:\/\/[^/?#]*/i, '')
  const [, encoded = '', search = ''] = /^([^?]*)(.*)$/s.exec(relative) ?? []
  // Unlike decodeURIComponent, unescape does not throw.
  return { path: unescape(encoded) || '/', search }
}

function createHandler(folder: string): RequestListener {
  async function respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
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
    const file = HIDDEN.test(path) ? undefined : await findFile(path)
    if (!file) return sendNotFound(request, response)
    response.setHeaders(new Map(Object.entries(headersFor(path))))
    await sendFile(file, request, response)
  }

  const isFile = (path: string) =>
    stat(folder + path).then(
      (stats) => stats.isFile(),
      () => false,
    )

  /** Looks files up for each request, so that a new build needs no restart. */
  async function findFile(path: string): Promise<string | undefined> {
    for (const file of path.endsWith('/') ? [`${path}index.html`] : [path, `${path}.html`])
      if (await isFile(file)) return file
  }

  /** Returns the encoding of a compressed copy of a file that the browser accepts, if there is one. */
  async function encodingFor(file: string, request: IncomingMessage): Promise<Encoding | undefined> {
    const accepted = String(request.headers['accept-encoding'])
    for (const [encoding, suffix] of Object.entries(ENCODINGS) as [Encoding, string][]) {
      if (new RegExp(`\\b${encoding}\\b`).test(accepted) && (await isFile(`${file}.${suffix}`))) return encoding
    }
    return undefined
  }

  /** Sends a file, or its compressed copy if the browser accepts one. Responds with 404 if it is removed meanwhile. */
  async function sendFile(file: string, request: IncomingMessage, response: ServerResponse): Promise<void> {
    const encoding = await encodingFor(file, request)
    const copy = encoding ? `${file}.${ENCODINGS[encoding]}` : file
    response.setHeader('Vary', 'Accept-Encoding')
    if (encoding) response.setHeader('Content-Encoding', encoding)
    const path = encodeURIComponent(copy).replaceAll('%2F', '/')
    send(request, path, { root: folder, index: false, cacheControl: false })
      .on('headers', () => response.setHeader('Content-Type', contentType(extname(file)) || 'application/octet-stream'))
      .on('error', ({ status = 404, headers }: { status?: number; headers?: Record<string, string> }) => {
        if (response.headersSent) response.destroy()
        // A precondition or range that the file doesn't fulfil.
        else if (status === 412 || status === 416) response.writeHead(status, { ...headers, 'Content-Length': 0 }).end()
        else void sendNotFound(request, response)
      })
      .pipe(response)
  }

  /** Sends the not-found page, or a short one while the site is being built. */
  async function sendNotFound(request: IncomingMessage, response: ServerResponse): Promise<void> {
    for (const name of response.getHeaderNames()) response.removeHeader(name)
    const encoding = await encodingFor('/404.html', request)
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

  return (request, response) =>
    void respond(request, response).catch(() => {
      if (response.headersSent) response.destroy()
      else return sendNotFound(request, response)
    })
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  await runCommand(async () => {
    const { url } = await startPreview(portFrom('PORT', 3000))
    console.log(`The site is available at ${url}`)
  })
}
