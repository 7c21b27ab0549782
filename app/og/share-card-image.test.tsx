import { renderToStaticMarkup } from 'react-dom/server'
import { routes } from '@/content/routes'
import { site } from '@/content/site'
import { shareCardTexts } from '@/lib/seo/share-card'
import { ShareCardImage } from './share-card-image'

test.each(routes)('the share card of $path has the name of the agency, the title and one line', ({ path, title }) => {
  const { line } = shareCardTexts(path)
  const html = renderToStaticMarkup(<ShareCardImage title={title} line={line} />)
  const text = html.replace(/<[^>]*>/g, '').replaceAll('&amp;', '&')
  expect(text).toBe(site.name + title + line)
})
