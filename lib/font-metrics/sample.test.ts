import { measureLine } from './measure-line'
import { SAMPLE, SAMPLE_WIDTH } from '@/lib/typography/sample'

test('SAMPLE_WIDTH is the width of the sample in the voice', () => {
  expect(measureLine(SAMPLE, { tracking: 0, opticalSize: 'smallest' }).advance).toBeCloseTo(SAMPLE_WIDTH, 2)
})
