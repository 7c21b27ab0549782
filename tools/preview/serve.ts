import { existsSync, readFileSync } from 'node:fs'
import type { RequestListener, ServerResponse } from 'node:http'
import sirv from 'sirv'
import { headersFor, notFoundHeaders } from '@/build/headers'

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
    // sirv throws at a range that ends before it begins, and no file of the site is read in parts.
    delete request.headers.range
    const [, encoded = '/', search = ''] = /^([^?]*)(.*)$/s.exec(request.url ?? '/') ?? []
    const path = decoded(encoded)
    const clean = cleanUrl(path, isPage)
    if (clean) response.writeHead(308, { ...headersFor(clean), Location: encodeURI(clean) + search }).end()
    else if (HIDDEN.test(path)) sendNotFound(folder, response)
    else serveFile(request, response, () => sendNotFound(folder, response))
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

function sendNotFound(folder: string, response: ServerResponse) {
  const page = readFileSync(`${folder}/404.html`)
  const type = { 'Content-Type': 'text/html; charset=utf-8', 'Content-Length': page.length }
  response.writeHead(404, { ...notFoundHeaders, ...type }).end(page)
}
