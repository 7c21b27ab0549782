import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { execFileSync } from 'node:child_process'

const FILES = {
  'package.json': '{ "name": "empty-next", "private": true, "type": "module" }',
  'next.config.mjs': `export default { output: 'export', turbopack: { root: ${JSON.stringify(process.cwd())} } }`,
  'app/layout.js': `export const metadata = { title: 'Empty', description: 'An empty page.' }
export default function Layout({ children }) {
  return <html lang="en"><body>{children}</body></html>
}`,
  'app/page.js': `export default function Page() {
  return <h1>Empty</h1>
}`,
}

/** Builds an empty page with this project's Next, inside the project so that its packages are found. */
export function buildEmptyNext(target: string) {
  const folder = '.generated/bench/empty-next'
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(`${folder}/app`, { recursive: true })
  for (const [name, text] of Object.entries(FILES)) writeFileSync(`${folder}/${name}`, text)
  execFileSync('npx', ['next', 'build'], { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] })
  cpSync(`${folder}/out`, target, { recursive: true })
}
