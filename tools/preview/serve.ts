import { readFileSync } from 'node:fs'
import type { RequestListener, ServerResponse } from 'node:http'
import sirv from 'sirv'
import { headersFor, notFoundHeaders } from '@/build/headers'
import { redirects } from '@/build/redirects'

/** Paths that respond with 404: double slashes, dot files, compressed copies, host files and the not-found page itself. */
const HIDDEN = /\/\/|\/\.|\.(br|gz)$|^\/(404(\.html|\/)?|_headers|_redirects)$/

/** Serves an export as a CDN does: clean URLs, response headers, compression, and 404.html with status 404. */
export function serveExport(folder: string): RequestListener {
  const serveFile = sirv(folder, {
    // Looks files up for each request, so that a new build needs no restart.
    dev: true,
    etag: true,
    brotli: true,
    gzip: true,
    extensions: ['html'],
    setHeaders: (response, path) => void response.setHeaders(new Map(Object.entries(headersFor(path)))),
  })
  return (request, response) => {
    const [, encoded = '/', search = ''] = /^([^?]*)(.*)$/s.exec(request.url ?? '/') ?? []
    const path = decodePath(encoded)
    const page = redirects.find(({ from }) => new RegExp(from).test(path))?.to
    if (page) response.writeHead(308, { ...headersFor(page), Location: page + search }).end()
    else if (HIDDEN.test(path)) sendNotFound(folder, response)
    else serveFile(request, response, () => sendNotFound(folder, response))
  }
}

function decodePath(path: string): string {
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
