import { renderToStaticMarkup } from 'react-dom/server'

test.each([3, 9])('the weeks before a phase that begins in week %d are white', async (from) => {
  jest.resetModules()
  const { scale } = await import('@/content/scale')
  jest.replaceProperty(scale.framework.phase.weeks, 'from', from as never)
  const { FrameworkPhase } = await import('./framework-phase')
  const html = renderToStaticMarkup(<FrameworkPhase />)
  const white = [...html.matchAll(/<span class="[^"]*theme-white[^"]*">.*?>(\d+)<\/span><\/span>/g)]
  expect(white.map(([, week]) => Number(week))).toEqual(Array.from({ length: from - 1 }, (_, index) => index + 1))
  jest.restoreAllMocks()
})
