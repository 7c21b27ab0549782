import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A response that caches may keep for a year. */
type Response = { status: number; contentType: string; body: string }

/**
 * Serves the preview from another port, and can respond wrongly to the first request for each script. Unlike Playwright's
 * routes, it leaves the HTTP cache of the browser enabled.
 */
export async function startFaultyServer(preview: string) {
  let wrongResponse: Response | undefined
  const failed = new Set<string>()
  const corrected = new Set<string>()
  const respond = async ({ url = '/' }: IncomingMessage, response: ServerResponse) => {
    if (wrongResponse && url.endsWith('.js') && !failed.has(url)) {
      failed.add(url)
      const { status, contentType, body } = wrongResponse
      const headers = { 'content-type': contentType, 'cache-control': 'public, max-age=31536000, immutable' }
      return void response.writeHead(status, headers).end(body)
    }
    const upstream = await fetch(preview + url)
    for (const name of ['content-type', 'cache-control']) response.setHeader(name, upstream.headers.get(name) ?? '')
    response.writeHead(upstream.status).end(Buffer.from(await upstream.arrayBuffer()))
    if (failed.has(url)) corrected.add(url)
  }
  const server = createServer((request, response) => void respond(request, response))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    /** The scripts that have been responded to wrongly. */
    failed,
    /** Those of them that have been requested again, and responded to correctly. */
    corrected,
    /** From now on, the first request for each script gets this response. */
    failOnce(response: Response) {
      wrongResponse = response
    },
    stop() {
      server.closeAllConnections()
      server.close()
    },
  }
}
