import { spawn } from 'node:child_process'

/**
 * Serves out/ in a process of its own until `stop` is called.
 * @param port a free port of this machine.
 * @throws Error when the server ends before it answers.
 */
export async function startPreview(port: number): Promise<{ url: string; stop: () => void }> {
  const server = spawn('npx', ['tsx', 'scripts/preview.ts'], {
    env: { ...process.env, PORT: String(port) },
    stdio: ['ignore', 'pipe', 'inherit'],
    detached: true,
  })
  await new Promise<void>((resolve, reject) => {
    server.stdout.once('data', () => resolve())
    server.once('exit', () => reject(new Error('The preview did not start.')))
  })
  return { url: `http://localhost:${port}`, stop: () => process.kill(-server.pid!) }
}
