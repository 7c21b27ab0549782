import { existsSync, statSync } from 'node:fs'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { resolve } from 'node:path'
import send from 'send'
import { contentTypes } from '@/tools/hosts/content-types'
import { headersFor, notFoundHeaders, securityHeaders, type Headers } from '@/build/headers'
import { cleanUrl } from '@/tools/preview/clean-url'
import { bestEncoding } from '@/tools/preview/encoding'

const root = resolve('out')
const port = Number(process.env.PORT ?? 3000)

if (!existsSync('out/404.html')) {
  console.error('There is no exported site in out/: run npm run build first.')
  process.exit(1)
}

/** An error of `send`, such as 416 for a range beyond the end of the file. */
type SendError = { status: number; headers?: Headers }

/** Serves out/ as a CDN would: clean URLs, headers, compression, 404.html with its status. */
const server = createServer((request, response) => {
  const { method = '', url = '/' } = request
  if (method !== 'GET' && method !== 'HEAD') {
    response.writeHead(405, { ...securityHeaders, Allow: 'GET, HEAD' }).end()
    return
  }
  const [path, search] = pathAndSearch(url)
  const clean = path === undefined ? undefined : cleanUrl(path, isFile)
  const file = path === undefined ? undefined : fileFor(path)
  if (clean) response.writeHead(308, { ...headersFor(clean), Location: encodeURI(clean) + search }).end()
  else if (path !== undefined && file) sendFile(request, response, file, headersFor(path))
  else sendNotFound(request, response)
})

server.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EADDRINUSE') throw error
  console.error(`Port ${port} is busy: stop what uses it, or choose another with PORT=3001 npm start.`)
  process.exit(1)
})
server.listen(port, () => console.log(`The site is served at http://localhost:${port}`))

/** The decoded path, undefined when malformed, and the raw query. */
function pathAndSearch(url: string): [path: string | undefined, search: string] {
  const [, encoded = '/', search = ''] = /^([^?]*)(\?.*)?$/s.exec(url) ?? []
  try {
    return [decodeURIComponent(encoded), search]
  } catch {
    return [undefined, search]
  }
}

function fileFor(path: string): string | undefined {
  if (path === '/') return '/index.html'
  return [path, `${path}.html`].find(isFile)
}

/** Folders, dot files, host configurations, compressed copies and the 404 page are not served by name. */
function isFile(path: string): boolean {
  if (/\/\.|\\|\0|\.(br|gz)$|^\/(404\.html|_headers|_redirects)$/.test(path)) return false
  try {
    return statSync(root + path, { throwIfNoEntry: false })?.isFile() ?? false
  } catch {
    // The name is longer than any file's, say.
    return false
  }
}

function sendFile(request: IncomingMessage, response: ServerResponse, file: string, headers: Headers) {
  const hasCopy = (suffix: string) => existsSync(`${root}${file}.${suffix}`)
  const suffix = bestEncoding(request.headers['accept-encoding'], hasCopy)
  response.setHeaders(new Map(Object.entries(headers)))
  response.setHeader('Content-Type', contentTypes[file.split('.').pop() ?? ''] ?? 'application/octet-stream')
  response.setHeader('Vary', 'Accept-Encoding')
  if (suffix) response.setHeader('Content-Encoding', suffix === 'gz' ? 'gzip' : suffix)
  send(request, encodeURI(file) + (suffix ? `.${suffix}` : ''), { root, cacheControl: false, index: false })
    .on('error', ({ status, headers: own }: SendError) => {
      if (response.headersSent) response.destroy()
      else if (status === 416) response.writeHead(416, own).end()
      else sendNotFound(request, response)
    })
    .pipe(response)
}

function sendNotFound(request: IncomingMessage, response: ServerResponse) {
  for (const name of response.getHeaderNames()) response.removeHeader(name)
  response.statusCode = 404
  delete request.headers.range
  delete request.headers['if-none-match']
  delete request.headers['if-modified-since']
  sendFile(request, response, '/404.html', notFoundHeaders)
}
