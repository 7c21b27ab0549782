import { spawn } from 'node:child_process'
import { resolve } from 'node:path'

/**
 * Serves an export in another process until `stop` is called.
 * @param folder that contains `out/`.
 * @throws Error if the server exits before it listens.
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
    server.once('exit', () => reject(new Error(`The preview of ${folder}/out did not start on port ${port}.`)))
  })
  return { url: `http://localhost:${port}`, stop: () => process.kill(-server.pid!) }
}
