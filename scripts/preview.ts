/** Serves out/ at the port of the environment variable PORT, or at 3000, on this machine only. */
import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { connect } from 'node:net'
import { BuildError } from '@/lib/build-error'
import { runCommand } from './command'

const HOST = '127.0.0.1'
const port = Number(process.env.PORT || 3000)

/** Returns whether a server listens at a port of this machine. */
const isTaken = () =>
  new Promise<boolean>((resolve) => {
    const socket = connect(port, HOST, () => resolve(true))
    socket.on('error', () => resolve(false))
  })

await runCommand(async () => {
  if (!Number.isInteger(port) || port < 1 || port > 65_535)
    throw new BuildError(`The environment variable PORT is "${process.env.PORT}", expected a number from 1 to 65535`)
  // `serve` would choose a random port.
  if (await isTaken())
    throw new BuildError(`Port ${port} is taken: stop its server, or set the environment variable PORT to another port`)
  if (!existsSync('out/index.html')) throw new BuildError('There is no site in out/: run npm run build first')
  console.log(`The preview is at http://localhost:${port}.`)
  const command = `npx serve --no-clipboard --no-request-logging --listen tcp://${HOST}:${port}`
  spawn(command, { shell: true, stdio: 'inherit' }).on('exit', (code) => process.exit(code ?? 1))
})
