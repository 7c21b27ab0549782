import { routes } from '@/content/routes'
import { pageMetadata, pageTitle } from './metadata'

test('home puts the agency first, every other page its own title', () => {
  expect(pageTitle('/')).toBe('Enamel & Co. – Patient Acquisition Reinvented')
  expect(pageTitle('/book')).toBe('Book Your Discovery Call | Enamel & Co.')
})

test.each(routes.filter(({ path }) => path !== '*'))(
  '$path has its own canonical URL and robots',
  ({ path, robots }) => {
    const metadata = pageMetadata(path)
    expect(metadata.robots).toBe(robots)
    expect(metadata.alternates?.canonical).toMatch(new RegExp(`^https://[^/]+${path === '/' ? '' : path}$`))
  },
)

test('the not-found page has neither canonical nor a robots tag of ours', () => {
  expect(pageMetadata('*')).toMatchObject({ robots: null, alternates: { canonical: null } })
})
