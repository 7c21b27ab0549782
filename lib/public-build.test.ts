afterEach(() => jest.restoreAllMocks())

/** Returns whether a build with these variables, and no others, is public. */
async function isPublic(variables: Record<string, string>) {
  jest.resetModules()
  jest.replaceProperty(process, 'env', variables as NodeJS.ProcessEnv)
  return (await import('./public-build')).isPublicBuild()
}

test.each<Record<string, string>>([
  // The hosts of docs/hosting.md.
  { CF_PAGES: '1' },
  { WORKERS_CI: '1' },
  { VERCEL: '1' },
  { NETLIFY: 'true' },
  { PUBLISH: '1' },
])('a build with %j is public, unless it is a draft', async (variables) => {
  expect(await isPublic(variables)).toBe(true)
  expect(await isPublic({ ...variables, DRAFT: 'false' })).toBe(true)
  expect(await isPublic({ ...variables, DRAFT: 'true' })).toBe(false)
})

test.each<Record<string, string>>([{}, { PUBLISH: '' }, { PUBLISH: 'false' }, { PUBLISH: 'true', DRAFT: 'true ' }])(
  'a build on a person’s machine with %j is a draft',
  async (variables) => {
    expect(await isPublic(variables)).toBe(false)
  },
)
