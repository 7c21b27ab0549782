/** Serves out/ on this machine only, at PORT or 3000, by the rules of serve.json: npm run preview */
import { createReadStream, existsSync, readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import compression from 'compression'
import handle from 'serve-handler'

const { PORT = '3000' } = process.env
const rules = JSON.parse(readFileSync('serve.json', 'utf8'))
const compress = compression()

/** Ends the command with one sentence. */
function stop(sentence) {
  console.error(sentence)
  process.exit(1)
}

if (!existsSync('out/404.html')) stop('There is no site in out/: run npm run build first.')
if (!(Number(PORT) > 0 && Number(PORT) < 65536)) stop(`PORT is "${PORT}": expected a number from 1 to 65535.`)

const server = createServer((request, response) => {
  // The build deletes out/ and writes it again: a file can be gone once it has been found.
  const fail = () => (response.headersSent ? response.destroy() : response.writeHead(503).end())
  const open = (file, range) => createReadStream(file, range).on('error', fail)
  compress(request, response, () => handle(request, response, rules, { createReadStream: open }).catch(fail))
})
server.on('error', ({ message }) => stop(`The preview cannot start (${message}): set PORT to another port.`))
server.listen(Number(PORT), '127.0.0.1', () => console.log(`The site is available at http://localhost:${PORT}`))
