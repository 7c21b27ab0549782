/** Checks formatting, lint rules, types and unit tests side by side. The first failure ends the others. */
import { spawn, type ChildProcess } from 'node:child_process'

const COMMANDS = ['npm run --silent lint', 'npm run --silent typecheck', 'npx jest']
const running = new Set<ChildProcess>()

/** Runs a command, and prints its duration, and its output if it fails. */
function run(command: string): void {
  const start = Date.now()
  const child = spawn(command, { shell: true })
  running.add(child)
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (data) => {
      output += data
    })
  child.on('close', (code) => {
    running.delete(child)
    if (process.exitCode) return
    console.log(`${code === 0 ? 'passed' : 'failed'}: ${command} (${Math.round((Date.now() - start) / 1000)} s)`)
    if (code === 0) return
    console.log(output)
    process.exitCode = 1
    for (const other of running) other.kill()
  })
}

COMMANDS.forEach(run)
