import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { isPicture } from './pictures'

const PICTURE = 'docs/home-light.webp'

test('accepts images, and rejects files that are truncated, missing or not images', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'pictures-'))
  const cut = join(folder, 'cut.webp')
  writeFileSync(cut, readFileSync(PICTURE).subarray(0, 20_000))
  const files = [PICTURE, 'app/icon.svg', cut, 'README.md', join(folder, 'none.jpg')]
  expect(await Promise.all(files.map(isPicture))).toEqual([true, true, false, false, false])
  rmSync(folder, { recursive: true })
})
