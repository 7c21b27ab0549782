import { readFileSync } from 'node:fs'
import type { Browser } from 'playwright'
import sharp from 'sharp'

const SHEET_WIDTH = 1500
const GAP = 12

export type Picture = { file: string; name: string }

/** Writes all pictures on one sheet in columns, as a newspaper sets its text, each below its name. */
export async function writeContactSheet(
  browser: Browser,
  pictures: readonly Picture[],
  { columns, path }: { columns: number; path: string },
): Promise<void> {
  const width = Math.floor((SHEET_WIDTH - GAP) / columns) - GAP
  const figures = await Promise.all(
    pictures.map(async ({ file, name }) => {
      const { width: full, height } = await sharp(file).metadata()
      // A background goes on in the next column, which an image does not.
      const style = `height: ${Math.round((height * width) / full)}px; background-image: url(${dataUrl(file)})`
      return `<p>${name}</p><div style="${style}"></div>`
    }),
  )
  await photograph(
    browser,
    path,
    `<style>
      body { margin: 0 ${GAP}px; background: #b9b9b6 }
      section { columns: ${columns}; column-gap: ${GAP}px }
      p { margin: 0; break-after: avoid; font: 13px/22px sans-serif; white-space: nowrap }
      div { margin-bottom: ${GAP}px; background-size: 100% auto }
    </style><section>${figures.join('')}</section>`,
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
