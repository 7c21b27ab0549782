import { spawn } from 'node:child_process'

export async function startPreview(port: number): Promise<{ url: string; stop: () => void }> {
  const server = spawn('npx', ['tsx', 'tools/preview.ts'], {
    env: { ...process.env, PORT: String(port) },
    stdio: ['ignore', 'pipe', 'inherit'],
    detached: true,
  })
  await new Promise<void>((started, reject) => {
    server.stdout.once('data', () => started())
    server.once('exit', () => reject(new Error(`The preview of out/ did not start on port ${port}.`)))
  })
  return { url: `http://localhost:${port}`, stop: () => process.kill(-server.pid!) }
}
