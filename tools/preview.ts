import { existsSync } from 'node:fs'
import { createServer } from 'node:http'
import { serveExport } from '@/tools/preview/serve'

const port = Number(process.env.PORT ?? 3000)

if (!existsSync('out/404.html')) {
  console.error('There is no exported site in out/: run npm run build first.')
  process.exit(1)
}

const server = createServer(serveExport('out'))
server.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EADDRINUSE') throw error
  console.error(`Port ${port} is in use: stop the other process, or choose another port with PORT=3001 npm start.`)
  process.exit(1)
})
server.listen(port, () => console.log(`The site is available at http://localhost:${port}`))
