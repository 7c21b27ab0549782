import { measure } from './measure'
import { SAMPLE, SAMPLE_WIDTH } from './sample'

test('has the width that the voice gives the sample', () => {
  expect(measure(SAMPLE, { tracking: 0, opticalSize: 'smallest' }).advance).toBeCloseTo(SAMPLE_WIDTH, 2)
})
