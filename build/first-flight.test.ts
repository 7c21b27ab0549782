import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pages } from '@/lib/routes'
import { FIRST_FLIGHT, firstFlightReport } from './first-flight'

const folder = mkdtempSync(join(tmpdir(), 'flight-'))
afterAll(() => rmSync(folder, { recursive: true }))

test('the build tells the room of the home page, and which other page is too large for one flight', () => {
  const write = (path: string, size: number) =>
    writeFileSync(`${folder}${path === '/' ? '/index' : path}.html.br`, Buffer.alloc(size))
  for (const { path } of pages) write(path, 10_000)
  expect(firstFlightReport(folder)).toMatch(/, \/ has \d{4} to spare\.$/)
  write('/', FIRST_FLIGHT)
  write('/book', FIRST_FLIGHT)
  expect(firstFlightReport(folder)).toMatch(/, \/ is \d+ over, \/book is \d+ over\.$/)
})
