import { spawn } from 'node:child_process'

/** Runs a command of a package until this process ends. */
function run(command: string, ...args: string[]) {
  const child = spawn(command, args, { stdio: 'inherit' })
  process.on('exit', () => child.kill())
  return child
}

// Checks the content again when a file is saved.
run('tsx', 'watch', '--clear-screen=false', '--conditions=react-server', 'build/check-content.ts')
// `npm run dev -- --port 3001` passes its arguments on to Next.
run('next', 'dev', ...process.argv.slice(2)).on('exit', (code) => process.exit(code ?? 1))
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => process.exit())
