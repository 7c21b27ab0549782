import { render, textsOf } from '@/jest/render'

test.each([3, 9])('the weeks before a phase that begins in week %d are white', async (from) => {
  jest.resetModules()
  const { scale } = await import('@/content/scale')
  jest.replaceProperty(scale.framework.phase.weeks, 'from', from as never)
  const { FrameworkPhase } = await import('./framework-phase')
  const white = textsOf(render(<FrameworkPhase />), '.theme-white')
  expect(white).toEqual(Array.from({ length: from - 1 }, (_, index) => String(index + 1)))
  jest.restoreAllMocks()
})
