import { spawn } from 'node:child_process'
import { resolve } from 'node:path'

/**
 * Serves out/ below the folder in another process until `stop` is called.
 * @throws Error when the server exits before it listens.
 */
export async function startPreview(port: number, folder = '.'): Promise<{ url: string; stop: () => void }> {
  const server = spawn('npx', ['tsx', '--tsconfig', resolve('tsconfig.json'), resolve('tools/preview.ts')], {
    cwd: folder,
    env: { ...process.env, PORT: String(port) },
    stdio: ['ignore', 'pipe', 'inherit'],
    detached: true,
  })
  await new Promise<void>((started, reject) => {
    server.stdout.once('data', () => started())
    server.once('exit', () => reject(new Error('The preview did not start.')))
  })
  return { url: `http://localhost:${port}`, stop: () => process.kill(-server.pid!) }
}
