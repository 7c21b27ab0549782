import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { compress } from '@/build/finish-export'
import { filesBelow } from '@/build/pages'
import { buildEmptyNext } from './empty-next'
import { baselinePage } from './baseline-page'

/** Served from here; the preview looks for `out/` in it. */
export const BASELINES = '.generated/bench/baselines'

const fileName = (path: string) => (path === '/' ? 'home' : path.slice(1))

/** The paths of a route's baselines on their server; `next` is the same for all routes. */
export const baselinePaths = (path: string) => ({
  plain: `/plain/${fileName(path)}`,
  fonts: `/fonts/${fileName(path)}`,
  next: '/',
})

/**
 * Makes the pages that the site is compared with: (a) each route's text by hand, (b) the same with the site's fonts,
 * (c) an empty page of the same Next.
 */
export function buildBaselines(paths: readonly string[]) {
  const out = `${BASELINES}/out`
  rmSync(BASELINES, { recursive: true, force: true })
  buildEmptyNext(out)
  const fontFiles = filesBelow('out', '.woff2')
  for (const name of fontFiles) cpSync(`out/${name}`, `${out}/${name}`)
  const url = (name: string) => `/${fontFiles.find((file) => file.includes(`/${name}`))}`
  const fonts = { serif: url('serif'), sans: url('sans') }
  mkdirSync(`${out}/plain`)
  mkdirSync(`${out}/fonts`)
  for (const name of paths.map(fileName)) {
    const page = readFileSync(`out/${name === 'home' ? 'index' : name}.html`, 'utf8')
    writeFileSync(`${out}/plain/${name}.html`, baselinePage(page))
    writeFileSync(`${out}/fonts/${name}.html`, baselinePage(page, fonts))
  }
  compress(out)
}
