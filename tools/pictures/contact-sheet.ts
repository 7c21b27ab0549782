import { readFileSync } from 'node:fs'
import type { Browser } from 'playwright'
import sharp from 'sharp'
import { flow } from './flow'

const SHEET_WIDTH = 1500
const GAP = 12
const LABEL = 22
/** Pixels of a page below which it is not begun at the end of a column. */
const LEAST = 160

export type Picture = { file: string; name: string }

/** Writes all pictures on one sheet that is read in columns, each below its name. */
export async function writeContactSheet(
  browser: Browser,
  pictures: readonly Picture[],
  { columns, path }: { columns: number; path: string },
): Promise<void> {
  const width = Math.floor((SHEET_WIDTH - GAP) / columns) - GAP
  const heights = await Promise.all(
    pictures.map(async ({ file }) => {
      const { width: full, height } = await sharp(file).metadata()
      return Math.round((height * width) / full)
    }),
  )
  const set = flow(heights, { columns, space: LABEL + GAP, least: LEAST })
  const backgrounds = pictures.map(({ file }, index) => `.picture-${index} { background-image: url(${dataUrl(file)}) }`)
  const columnsHtml = set.map((pieces) => {
    const figures = pieces.map(({ picture, from, height }) => {
      const name = pictures[picture]?.name + (from > 0 ? ' …' : '')
      return `<p>${name}</p><div class="picture-${picture}" style="height: ${height}px; background-position: 0 ${-from}px"></div>`
    })
    return `<section>${figures.join('')}</section>`
  })
  await photograph(
    browser,
    path,
    `<style>
      ${backgrounds.join('\n')}
      body { display: flex; gap: ${GAP}px; align-items: start; margin: 0 ${GAP}px; background: #b9b9b6 }
      section { width: ${width}px }
      p { height: ${LABEL}px; margin: 0; overflow: hidden; font: 13px/${LABEL}px sans-serif; white-space: nowrap }
      div { margin-bottom: ${GAP}px; background-size: ${width}px auto }
    </style>${columnsHtml.join('')}`,
  )
}

/** Writes pictures at the width at which messengers show them, on a light and on a dark ground. */
export async function writeMessageSheet(browser: Browser, pictures: readonly Picture[], path: string): Promise<void> {
  const cards = pictures.map(({ file, name }) => `<figure><img src="${dataUrl(file)}">${name}</figure>`).join('')
  await photograph(
    browser,
    path,
    `<style>
      body { margin: 0; font: 13px sans-serif }
      section { display: flex; flex-wrap: wrap; gap: 40px 80px; padding: 40px 30px }
      figure { margin: 0; width: 300px }
      img { display: block; width: 300px; margin-bottom: 6px; border-radius: 8px }
    </style>
    <section style="background: #ffffff">${cards}</section>
    <section style="background: #111b21; color: #e9edef">${cards}</section>`,
  )
}

function dataUrl(file: string): string {
  return `data:image/png;base64,${readFileSync(file).toString('base64')}`
}

async function photograph(browser: Browser, path: string, html: string) {
  const page = await browser.newPage({ viewport: { width: SHEET_WIDTH, height: 100 } })
  await page.setContent(html, { waitUntil: 'load' })
  await page.screenshot({ path, fullPage: true })
  await page.close()
}
