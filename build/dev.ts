import { spawn } from 'node:child_process'
import { createRequire } from 'node:module'

const { resolve } = createRequire(import.meta.url)
const run = (...command: string[]) => spawn(process.execPath, command, { stdio: ['ignore', 'inherit', 'inherit'] })

const watch = ['watch', '--clear-screen=false', '--conditions=react-server', 'build/check-content.ts']
const check = run(resolve('tsx/cli'), ...watch)
// `npm run dev -- --port 3001` passes its arguments on to Next.
const server = run(resolve('next/dist/bin/next'), 'dev', ...process.argv.slice(2))
server.on('exit', (code) => {
  check.kill()
  process.exitCode = code ?? 1
})
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => server.kill(signal))
