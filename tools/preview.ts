import { existsSync } from 'node:fs'
import { createServer } from 'node:http'
import { serveExport } from '@/tools/preview/serve'

const port = Number(process.env.PORT ?? 3000)

if (!existsSync('out/404.html')) {
  console.error('There is no exported site in out/: run npm run build first.')
  process.exit(1)
}

createServer(serveExport('out')).listen(port, () => console.log(`The site is available at http://localhost:${port}`))
