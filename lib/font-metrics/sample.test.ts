import { measureLine } from './measure-line'
import { SAMPLE, SAMPLE_WIDTH } from '@/lib/type/sample'

test('has the width that the voice gives the sample', () => {
  expect(measureLine(SAMPLE, { tracking: 0, opticalSize: 'smallest' }).advance).toBeCloseTo(SAMPLE_WIDTH, 2)
})
