import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { writePhotograph } from './photograph'

const folder = mkdtempSync(join(tmpdir(), 'photograph-'))
afterAll(() => rmSync(folder, { recursive: true }))

test('writes each size, in the shape of the page', async () => {
  const source = join(folder, 'source.png')
  await sharp({ create: { width: 900, height: 600, channels: 3, background: 'teal' } }).toFile(source)
  const out = join(folder, 'out')
  await writePhotograph(source, out)
  expect(readdirSync(out).sort()).toEqual(['224.avif', '448.avif'])
  const { width, height } = await sharp(join(out, '448.avif')).metadata()
  expect([width, height]).toEqual([448, 560])
})

test('a file that is not there is an error', async () => {
  await expect(writePhotograph(join(folder, 'none.jpg'), folder)).rejects.toThrow('none.jpg')
})
