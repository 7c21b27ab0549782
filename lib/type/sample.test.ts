import { readFileSync } from 'node:fs'
import { create, type Font } from 'fontkit'
import { measure } from './measure'
import { SAMPLE, SAMPLE_WIDTHS } from './sample'

it('has the width that the fonts give the sample', () => {
  expect(measure(SAMPLE, { tracking: 0 }).advance).toBeCloseTo(SAMPLE_WIDTHS.voice, 2)
  const clerk = create(readFileSync('app/fonts/clerk.woff2')) as Font
  const { positions } = clerk.layout(SAMPLE, { liga: false })
  const advance = positions.reduce((sum, { xAdvance }) => sum + xAdvance, 0)
  expect(advance / clerk.unitsPerEm).toBeCloseTo(SAMPLE_WIDTHS.clerk, 2)
})
