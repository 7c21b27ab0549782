import { once } from 'node:events'
import { existsSync, readFileSync } from 'node:fs'
import { createServer, type Server, type ServerResponse } from 'node:http'
import { unescape } from 'node:querystring'
import { fileURLToPath } from 'node:url'
import sirv from 'sirv'
import { headersFor, notFoundHeaders } from '@/build/headers'
import { redirects } from '@/build/hosts'

/** Paths that respond with 404: double slashes, dot files, compressed copies, host files and the not-found page itself. */
const HIDDEN = /\/\/|\/\.|\.(br|gz)$|^\/(404(\.html|\/)?|_headers|_redirects)$/

/**
 * Serves out/ as a CDN does: clean URLs, response headers, compression, and 404.html with status 404.
 * @throws Error when there is no export, or when the port is in use.
 */
export async function startPreview(port: number): Promise<{ url: string; server: Server }> {
  if (!existsSync('out/404.html')) throw new Error('There is no exported site in out/: run npm run build first.')
  const serveFile = sirv('out', {
    // Looks files up for each request, so that a new build needs no restart.
    dev: true,
    etag: true,
    brotli: true,
    gzip: true,
    extensions: ['html'],
    setHeaders: (response, path) => void response.setHeaders(new Map(Object.entries(headersFor(path)))),
  })
  const server = createServer((request, response) => {
    const [, encoded = '/', search = ''] = /^([^?]*)(.*)$/s.exec(request.url ?? '/') ?? []
    // Unlike decodeURIComponent, it does not throw.
    const path = unescape(encoded)
    const page = redirects.find(({ from }) => new RegExp(from).test(path))?.to
    if (page) response.writeHead(308, { ...headersFor(page), Location: page + search }).end()
    else if (HIDDEN.test(path)) sendNotFound(response)
    else serveFile(request, response, () => sendNotFound(response))
  }).listen(port)
  await once(server, 'listening')
  return { url: `http://localhost:${port}`, server }
}

function sendNotFound(response: ServerResponse) {
  const page = readFileSync('out/404.html')
  const type = { 'Content-Type': 'text/html; charset=utf-8', 'Content-Length': page.length }
  response.writeHead(404, { ...notFoundHeaders, ...type }).end(page)
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { url } = await startPreview(Number(process.env.PORT ?? 3000))
  console.log(`The site is available at ${url}`)
}
