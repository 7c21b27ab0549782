import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { request } from 'node:http'
import { createServer, type AddressInfo } from 'node:net'

export type Server = { name: string; port: number; stop: () => Promise<void> }

const TIMEOUT_MS = 60_000

/** @returns an unused port of 127.0.0.1. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  return port
}

/**
 * Starts a server and waits until it answers.
 * @throws Error with its output, when it exits or does not answer within a minute.
 */
export async function startServer(options: {
  name: string
  port: number
  command: string
  args: readonly string[]
  cwd?: string
  env?: Readonly<Record<string, string>>
}): Promise<Server> {
  const { name, port, command, args, cwd, env } = options
  const child = spawn(command, args, { cwd, env: { ...process.env, ...env }, detached: true })
  const output: string[] = []
  child.stdout.on('data', (chunk) => output.push(String(chunk)))
  child.stderr.on('data', (chunk) => output.push(String(chunk)))
  const failed = once(child, 'error').then(([error]) => output.push(String(error)))
  const deadline = Date.now() + TIMEOUT_MS
  while (!(await answers(port))) {
    if (child.exitCode === null && child.pid && Date.now() < deadline) continue
    if (!child.pid) await failed
    stopGroup(child)
    throw new Error(`${name} did not start:\n${output.join('')}`)
  }
  return { name, port, stop: () => stop(child) }
}

async function stop(child: ChildProcess) {
  const ended = child.exitCode === null ? once(child, 'exit') : undefined
  stopGroup(child)
  await ended
}

function stopGroup({ pid, exitCode }: ChildProcess) {
  if (pid && exitCode === null) process.kill(-pid)
}

function answers(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const attempt = request({ host: '127.0.0.1', port, path: '/', method: 'HEAD', timeout: 5000 }, (response) => {
      response.resume()
      resolve(true)
    })
    attempt.on('timeout', () => attempt.destroy())
    attempt.on('error', () => setTimeout(resolve, 100, false))
    attempt.end()
  })
}
