import { contentModules } from '@/build/content/modules'
import { isSealed, publicContent } from './secrets'

jest.mock('@/build/content/modules', () => {
  const actual = jest.requireActual<typeof import('@/build/content/modules')>('@/build/content/modules')
  return { ...actual, contentModules: jest.fn(actual.contentModules) }
})

test.each([
  "import 'server-only'",
  'import "server-only";',
  "import  'server-only' // Private.",
  "import{}from'server-only'",
  "// Private.\r\nimport type { Faq } from './types'\r\nimport 'server-only'\r\nexport const faq = []",
])('finds a sealed module by its import: %j', (source) => expect(isSealed(source)).toBe(true))

test.each([
  "// import 'server-only'",
  "import './server-only'",
  'export const note = \'Write import "server-only" in the first line.\'',
])('takes a module for public that does not import server-only: %j', (source) => expect(isSealed(source)).toBe(false))

test('returns every module of content/ but the sealed one', async () => {
  const { 'pricing.ts': sealed, ...others } = await contentModules()
  const published = await publicContent()
  expect(published).toEqual(expect.arrayContaining(Object.values(others)))
  expect(published).not.toContainEqual(sealed)
})

test('fails when no module is sealed, so that the search for private content would find none', async () => {
  const modules = await contentModules()
  delete modules['pricing.ts']
  jest.mocked(contentModules).mockResolvedValueOnce(modules)
  await expect(publicContent()).rejects.toThrow('No file of content/ has the line')
})
