import { renderToStaticMarkup } from 'react-dom/server'
import { routes } from '@/content/routes'
import { site } from '@/content/site'
import { ShareCardImage } from './share-card-image'

test.each(routes)('the share card of $path has the name of the agency and the title of the page', ({ title }) => {
  const html = renderToStaticMarkup(<ShareCardImage title={title} />)
  const text = html.replace(/<[^>]*>/g, '').replaceAll('&amp;', '&')
  expect(text).toBe(site.name + title)
})
