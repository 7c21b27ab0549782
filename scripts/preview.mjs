/** Serves out/ on this machine only, at PORT or 3000, by the rules of serve.json: npm run preview */
import { createReadStream, readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import compression from 'compression'
import handle from 'serve-handler'

const { PORT = '3000' } = process.env
const rules = JSON.parse(readFileSync('serve.json', 'utf8'))
const compress = compression()

const server = createServer((request, response) => {
  // The build deletes out/ and writes it anew: a file can be gone once it has been found.
  const fail = () => (response.headersSent ? response.destroy() : response.writeHead(503).end())
  const open = (file, range) => createReadStream(file, range).on('error', fail)
  compress(request, response, () => handle(request, response, rules, { createReadStream: open }).catch(fail))
})
server.on('error', ({ message }) => {
  console.error(`The preview cannot start (${message}): set PORT to another port, such as 3001.`)
  process.exit(1)
})
server.listen(Number(PORT), '127.0.0.1', () => console.log(`The site is available at http://localhost:${PORT}`))
