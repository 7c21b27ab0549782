import { request as httpRequest, type IncomingHttpHeaders } from 'node:http'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'

export type Request = { path: string; method?: string; headers?: Readonly<Record<string, string>> }

export type Response = { status: number; headers: IncomingHttpHeaders; body: Buffer }

/**
 * Sends a request to 127.0.0.1, with its path exactly as given.
 * @returns the response, decompressed.
 */
export function request(port: number, { path, method = 'GET', headers = {} }: Request): Promise<Response> {
  return new Promise((resolve, reject) => {
    const outgoing = httpRequest({ host: '127.0.0.1', port, path, method, headers, agent: false }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('error', reject)
      response.on('end', () => {
        const { statusCode: status = 0, headers: received } = response
        const content = Buffer.concat(chunks)
        resolve({ status, headers: received, body: content.length ? decode(content, received) : content })
      })
    })
    outgoing.on('error', reject)
    outgoing.end()
  })
}

function decode(content: Buffer, { 'content-encoding': encoding }: IncomingHttpHeaders): Buffer {
  if (encoding === 'br') return brotliDecompressSync(content)
  return encoding === 'gzip' ? gunzipSync(content) : content
}
