import { spawn, type ChildProcess } from 'node:child_process'
import { resolve } from 'node:path'

/**
 * Serves the export of a checkout as `npm run preview` does, on another port.
 * @returns the process of the server, once it accepts requests. Kill it afterwards.
 * @throws Error if the process ends before.
 */
export async function serve(checkout: string, port: number): Promise<ChildProcess> {
  const options = ['--no-clipboard', '--no-request-logging', '--listen', `tcp://127.0.0.1:${port}`]
  const server = spawn(process.execPath, [resolve('node_modules/serve/build/main.js'), ...options], {
    cwd: checkout,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  await new Promise((started, failed) => {
    server.stdout.once('data', started)
    server.once('exit', () => failed(new Error(`The server of ${checkout} has ended before it served the site.`)))
  })
  return server
}
