import { Agent as HttpAgent, request as httpRequest, type IncomingHttpHeaders, type IncomingMessage } from 'node:http'
import { Agent as HttpsAgent, request as httpsRequest } from 'node:https'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'

const TIMEOUT_MS = 15_000
const CONNECTIONS = 6

export type Answer = {
  /** 0 when no answer came, which `failure` then explains. */
  status: number
  /** Where a redirect leads: a path of the same host, or the whole URL. */
  location?: string
  headers: Readonly<Record<string, string>>
  /** Decompressed. */
  text: string
  failure?: string
}

/** Asks a host for a path exactly as it is written, which `fetch` would tidy, and follows no redirect. */
export type Ask = (path: string, headers?: Readonly<Record<string, string>>) => Promise<Answer>

/** @param origin such as `https://www.example.com`. */
export function askOf(origin: string): Ask {
  const isSecure = origin.startsWith('https:')
  const options = { keepAlive: true, maxSockets: CONNECTIONS }
  const agent = isSecure ? new HttpsAgent(options) : new HttpAgent(options)
  const { hostname, port } = new URL(origin)
  return (path, headers = {}) =>
    new Promise((resolve) => {
      const fail = ({ message }: Error) => resolve({ status: 0, headers: {}, text: '', failure: message })
      const settings = { hostname: hostname.replace(/^\[|\]$/g, ''), port, path, headers, agent, timeout: TIMEOUT_MS }
      const outgoing = (isSecure ? httpsRequest : httpRequest)(settings, (incoming) => {
        read(incoming, origin).then(resolve, fail)
      })
      outgoing.on('timeout', () => outgoing.destroy(new Error(`nothing came within ${TIMEOUT_MS / 1000} s`)))
      outgoing.on('error', fail).end()
    })
}

async function read(incoming: IncomingMessage, origin: string): Promise<Answer> {
  const chunks: Buffer[] = []
  for await (const chunk of incoming) chunks.push(chunk as Buffer)
  const { statusCode: status = 0, headers } = incoming
  return {
    status,
    location: headers.location && withoutOrigin(new URL(headers.location, origin), origin),
    headers: flat(headers),
    text: decompressed(Buffer.concat(chunks), headers).toString(),
  }
}

function withoutOrigin(url: URL, origin: string): string {
  return url.origin === origin ? url.pathname + url.search : url.href
}

function flat(headers: IncomingHttpHeaders): Record<string, string> {
  return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)]))
}

function decompressed(body: Buffer, { 'content-encoding': encoding }: IncomingHttpHeaders): Buffer {
  if (body.length === 0) return body
  if (encoding === 'br') return brotliDecompressSync(body)
  return encoding === 'gzip' ? gunzipSync(body) : body
}
