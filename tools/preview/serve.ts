import { existsSync, readFileSync } from 'node:fs'
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import sirv from 'sirv'
import { headersFor, notFoundHeaders, securityHeaders } from '@/build/headers'

/** Dot files, compressed copies, hosts' settings and the not-found page are not served by name. */
const HIDDEN = /\/\.|\.(br|gz)$|^\/(404(\.html|\/)?|_headers|_redirects)$/

/** @returns what serves an export as a CDN would: clean URLs, headers, compression, 404.html with its status. */
export function serveExport(folder: string): RequestListener {
  const serveFile = sirv(folder, {
    // Files are looked up anew for each request, so that a new build shows without a restart.
    dev: true,
    etag: true,
    brotli: true,
    gzip: true,
    extensions: ['html'],
    setHeaders: (response, path) => {
      response.setHeaders(new Map(Object.entries(headersFor(path))))
      // sirv knows no type for it.
      if (path.endsWith('.ico')) response.setHeader('Content-Type', 'image/x-icon')
    },
  })
  const isPage = (path: string) => existsSync(`${folder}${path}.html`)
  return (request, response) => {
    const { method = '', url = '/' } = request
    if (method !== 'GET' && method !== 'HEAD') {
      response.writeHead(405, { ...securityHeaders, Allow: 'GET, HEAD' }).end()
      return
    }
    const [, encoded = '/', search = ''] = /^([^?]*)(.*)$/s.exec(url) ?? []
    const path = decoded(encoded)
    const clean = cleanUrl(path, isPage)
    if (clean) response.writeHead(308, { ...headersFor(clean), Location: encodeURI(clean) + search }).end()
    else if (HIDDEN.test(path)) sendNotFound(folder, response)
    else serveFile(withSoundRange(request), response, () => sendNotFound(folder, response))
  }
}

/** The redirects of Cloudflare Pages, and of doubled slashes to single ones. */
function cleanUrl(path: string, isPage: (path: string) => boolean): string | undefined {
  if (path.includes('//')) return path.replace(/\/{2,}/g, '/')
  if (/^\/index(\.html|\/)?$/.test(path)) return '/'
  const page = /^(\/.+?)(\.html|\/)$/.exec(path)?.[1]
  return page && !HIDDEN.test(path) && isPage(page) ? page : undefined
}

/** A malformed path is no file's. */
function decoded(path: string): string {
  try {
    return decodeURI(path)
  } catch {
    return path
  }
}

/** sirv reads `bytes=first-last` alone; a server may ignore any other range (RFC 9110, section 14.2). */
function withSoundRange(request: IncomingMessage): IncomingMessage {
  const [, first, last] = /^bytes=(\d+)-(\d*)$/.exec(request.headers.range ?? '') ?? []
  if (!first || (last && Number(last) < Number(first))) delete request.headers.range
  return request
}

function sendNotFound(folder: string, response: ServerResponse) {
  const page = readFileSync(`${folder}/404.html`)
  const type = { 'Content-Type': 'text/html; charset=utf-8', 'Content-Length': page.length }
  response.writeHead(404, { ...notFoundHeaders, ...type }).end(page)
}
