import { existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { request, type Response } from '@/tools/hosts/request'
import { startCloudflare, startNginx, startPreviewServer } from '@/tools/hosts/servers'
import { expectations, type Expectation } from '@/tools/hosts/expectations'
import type { Server } from '@/tools/hosts/process'

/** Sends one table of requests to the preview, to nginx and to Cloudflare's runtime, which must answer alike. */
async function main(): Promise<number> {
  if (!existsSync('out/404.html')) throw new Error('There is no exported site in out/: run npm run build first.')
  const folder = mkdtempSync(join(tmpdir(), 'host-tests-'))
  const servers: Server[] = []
  try {
    for (const start of [startPreviewServer, startNginx, startCloudflare]) {
      const serverFolder = `${folder}/${servers.length}`
      mkdirSync(serverFolder)
      servers.push(await start(serverFolder))
    }
    let failures = 0
    for (const server of servers) failures += await test(server, expectations(server.name !== 'Cloudflare'))
    return failures === 0 ? 0 : 1
  } finally {
    await Promise.all(servers.map((server) => server.stop()))
    rmSync(folder, { recursive: true, force: true })
  }
}

async function test({ name, port }: Server, table: readonly Expectation[]): Promise<number> {
  let failures = 0
  for (const expected of table) {
    const problems = differences(expected, await request(port, expected))
    const cached = problems.length === 0 && expected.status.includes(200) ? await revalidation(port, expected) : []
    for (const problem of [...problems, ...cached]) {
      failures += 1
      console.error(`${name}: ${expected.method ?? 'GET'} ${expected.path}: ${problem}`)
    }
  }
  const result = failures === 0 ? 'all answered as expected' : `${failures} differences`
  console.log(`${name}: ${table.length} requests, ${result}.`)
  return failures
}

function differences({ status, responseHeaders, body }: Expectation, actual: Response): string[] {
  if (!status.includes(actual.status)) return [`status ${actual.status} instead of ${status.join(' or ')}`]
  const headers = Object.entries(responseHeaders).flatMap(([header, value]) => {
    const received = String(actual.headers[header.toLowerCase()] ?? '')
    return received.toLowerCase() === value.toLowerCase() ? [] : [`${header} is "${received}" instead of "${value}"`]
  })
  return body && !body.equals(actual.body) ? [...headers, 'another body than the file'] : headers
}

/** A request with the file's ETag gets a 304 without a body. */
async function revalidation(port: number, { path, method, headers }: Expectation): Promise<string[]> {
  const first = await request(port, { path, method, headers })
  const etag = first.headers.etag
  if (!etag) return ['no ETag']
  const second = await request(port, { path, method, headers: { ...headers, 'If-None-Match': etag } })
  const isShort = second.status === 304 && second.body.length === 0
  return isShort ? [] : [`status ${second.status} instead of 304 for its own ETag`]
}

main().then(
  (code) => (process.exitCode = code),
  (error) => {
    console.error(error instanceof Error ? error.message : error)
    process.exitCode = 1
  },
)
