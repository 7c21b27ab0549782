import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { owner } from '@/content/site'
import * as addresses from '@/lib/scheduling/addresses'
import { addPolicies } from './policies'

// The exports of a module cannot be replaced; those of a copy can.
jest.mock('@/lib/scheduling/addresses', () => ({
  __esModule: true,
  ...jest.requireActual<object>('@/lib/scheduling/addresses'),
}))

type Policy = typeof addresses.SCHEDULING_POLICY

/** Returns the sources of the policy of a page by directive, when the provider needs these origins. */
async function policyWith(provider: Policy): Promise<Record<string, string>> {
  jest.replaceProperty(addresses, 'SCHEDULING_POLICY', provider)
  const folder = mkdtempSync(join(tmpdir(), 'policies-'))
  writeFileSync(join(folder, 'index.html'), `<head><meta charset="utf-8"></head>`)
  await addPolicies(folder)
  const [, policy = ''] = /Content-Security-Policy" content="([^"]+)"/.exec(
    readFileSync(`${folder}/index.html`, 'utf8'),
  )!
  rmSync(folder, { recursive: true })
  return Object.fromEntries(policy.split('; ').map((directive) => directive.split(/ (.*)/).slice(0, 2)))
}

afterEach(() => jest.restoreAllMocks())

test.each(['connect-src', 'font-src', 'frame-src', 'img-src', 'media-src', 'script-src', 'style-src', 'worker-src'])(
  'adds the origins of the provider to %s, and changes no other directive',
  async (name) => {
    const own = await policyWith({})
    const origins = ['https://api.provider.example', 'https://cdn.provider.example']
    const extended = await policyWith({ [name]: origins })
    const isEmpty = own[name] === undefined || own[name] === "'none'"
    expect(extended).toEqual({ ...own, [name]: [...(isEmpty ? [] : [own[name]]), ...origins].join(' ') })
  },
)

test('allows only the site itself, and its analytics, when the provider needs nothing', async () => {
  for (const provider of [{}, { 'frame-src': [], 'font-src': [] }]) {
    const policy = await policyWith(provider)
    for (const name of ['default-src', 'frame-src', 'base-uri', 'form-action', 'object-src'])
      expect(policy).toHaveProperty(name, "'none'")
    expect(policy).toHaveProperty('font-src', "'self'")
    const analytics = owner.measurement ? ` ${new URL(owner.measurement.endpoint).origin}` : ''
    expect(policy).toHaveProperty('connect-src', `'self'${analytics}`)
  }
})
