/** Serves out/ on this machine only, by the rules of serve.json: npm run preview 3001. The default is PORT, or 3000. */
import { createReadStream, existsSync, readFileSync } from 'node:fs'
import { lstat } from 'node:fs/promises'
import { createServer } from 'node:http'
import { parseArgs } from 'node:util'
import compression from 'compression'
import onHeaders from 'on-headers'
import handle from 'serve-handler'

const rules = JSON.parse(readFileSync('serve.json', 'utf8'))
const compress = compression()

/** Ends the command with one sentence. */
function stop(sentence) {
  console.error(sentence)
  process.exit(1)
}

/** Returns the port of the command line: `3001`, `--port 3001` or `-p 3001`. */
function portArgument() {
  try {
    const options = { port: { type: 'string', short: 'p' } }
    const { values, positionals } = parseArgs({ options, allowPositionals: true })
    return values.port ?? positionals[0]
  } catch ({ message }) {
    stop(message)
  }
}

const port = portArgument() ?? process.env.PORT ?? '3000'
if (!existsSync('out/404.html')) stop('There is no site in out/: run npm run build first.')
if (!(Number(port) > 0 && Number(port) < 65536)) stop(`The port is "${port}": expected a number from 1 to 65535.`)

/** Reports every error, such as that of a name that is too long, as a missing file. */
const stat = (path) =>
  lstat(path).catch((error) => {
    throw Object.assign(error, { code: 'ENOENT' })
  })

const server = createServer((request, response) => {
  const [path, ...query] = request.url.split('?')
  if (path.includes('%00')) return response.writeHead(400).end()
  // serve-handler redirects without the query.
  onHeaders(response, () => {
    const location = response.getHeader('Location')
    if (location) response.setHeader('Location', [location, ...query].join('?'))
  })
  // A build deletes out/ and writes it again, so a file that was found can be gone.
  const fail = () => (response.headersSent ? response.destroy() : response.writeHead(503).end())
  const open = (file, range) => createReadStream(file, range).on('error', fail)
  const handlers = { lstat: stat, createReadStream: open }
  compress(request, response, () => handle(request, response, rules, handlers).catch(fail))
})
server.on('error', ({ message }) =>
  stop(`The preview cannot start (${message}): choose another port, as in npm run preview 3001.`),
)
server.listen(Number(port), '127.0.0.1', () => console.log(`The site is available at http://localhost:${port}`))
