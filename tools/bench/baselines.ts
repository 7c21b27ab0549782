import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { compress } from '@/build/finish-export'
import { filesBelow } from '@/build/pages'
import { baselinePage } from './baseline-page'

/** Served from here; the preview looks for `out/` in it. */
export const BASELINES = '.generated/bench/baselines'

const EMPTY_NEXT = {
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

/** The paths of a route's baselines on their server; `next` is the same for all routes. */
export function baselinePaths(path: string) {
  const name = path === '/' ? '/home' : path
  return { plain: `/plain${name}`, fonts: `/fonts${name}`, next: '/' }
}

/**
 * Makes the pages that the site is compared with: (a) each route's text by hand, (b) the same with the site's fonts,
 * (c) an empty page of the same Next, built inside the project so that its packages are found.
 */
export function buildBaselines(paths: readonly string[]) {
  const out = `${BASELINES}/out`
  rmSync(BASELINES, { recursive: true, force: true })
  mkdirSync(`${BASELINES}/app`, { recursive: true })
  for (const [name, text] of Object.entries(EMPTY_NEXT)) writeFileSync(`${BASELINES}/${name}`, text)
  execFileSync('npx', ['next', 'build'], { cwd: BASELINES, stdio: ['ignore', 'ignore', 'inherit'] })
  const fontFiles = filesBelow('out', '.woff2')
  for (const name of fontFiles) cpSync(`out/${name}`, `${out}/${name}`)
  const url = (name: string) => `/${fontFiles.find((file) => file.includes(`/${name}`))}`
  const fonts = { serif: url('serif'), sans: url('sans') }
  for (const folder of ['plain', 'fonts']) mkdirSync(`${out}/${folder}`)
  for (const path of paths) {
    const page = readFileSync(path === '/' ? 'out/index.html' : `out${path}.html`, 'utf8')
    const names = baselinePaths(path)
    writeFileSync(`${out}${names.plain}.html`, baselinePage(page))
    writeFileSync(`${out}${names.fonts}.html`, baselinePage(page, fonts))
  }
  compress(out)
}
