import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { existsSync, readFileSync } from 'node:fs'
import sirv from 'sirv'

const port = Number(process.env.PORT ?? 3000)

if (!existsSync('out/404.html')) {
  console.error('There is no exported site in out/: run npm run build first.')
  process.exit(1)
}

const notFound = readFileSync('out/404.html')
const files = sirv('out', { extensions: ['html'], gzip: true, brotli: true, etag: true, onNoMatch: answerNotFound })

/** Serves out/ as a CDN would: clean addresses, compression, 404.html with its status. */
const server = createServer((request, response) => {
  const clean = cleanAddress(request.url ?? '/')
  if (clean) response.writeHead(308, { Location: clean }).end()
  else files(request, response)
})

server.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EADDRINUSE') throw error
  console.error(`Port ${port} is busy: stop what uses it, or choose another with PORT=3001 npm start.`)
  process.exit(1)
})
server.listen(port, () => console.log(`The site is served at http://localhost:${port}`))

function answerNotFound(_: IncomingMessage, response: ServerResponse) {
  response.writeHead(404, { 'Content-Type': 'text/html; charset=utf-8' }).end(notFound)
}

function cleanAddress(address: string): string | undefined {
  const [, path = '/', search = ''] = /^([^?]*)(\?.*)?$/.exec(address) ?? []
  const clean = path.replace(/(\/index)?\.html$/, '').replace(/\/+$/, '') || '/'
  return clean === path ? undefined : clean + search
}
