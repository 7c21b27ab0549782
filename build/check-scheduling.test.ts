import { checkScheduling } from './check-scheduling'

const checkDiscovery = (discovery: string) => () => checkScheduling({ discovery })

test('the configured URLs pass', () => {
  expect(() => checkScheduling()).not.toThrow()
})

test.each([
  ['calendly.com/your-agency', 'is not a URL'],
  ['http://calendly.com/your-agency/call', 'is not https'],
  ['https://calendly.com/your-agency/call?month=2025-01', 'carries a query'],
  ['https://calendly.com/your-agency/call?', 'carries a query'],
  ['https://calendly.com/your-agency/call#top', 'carries a query or a fragment'],
  ['https://cal.com/your-agency/call', 'does not allow'],
  ['https://calendly.com.example.org/call', 'does not allow'],
  ['https://calendly.com:8443/call', 'does not allow'],
  ['https://someone@calendly.com/call', 'does not allow'],
  ['https://calendly.com/', 'names no scheduling page'],
])('%s is refused in one sentence', (url, reason) => {
  expect(checkDiscovery(url)).toThrow(reason)
  expect(checkDiscovery(url)).toThrow(/^content\/site\.ts: scheduling\.discovery is "[^\n]+\.$/)
})
