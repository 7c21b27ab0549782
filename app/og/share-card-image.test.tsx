import { renderToStaticMarkup } from 'react-dom/server'
import { site } from '@/content/site'
import { paths } from '@/lib/routes'
import { shareCardTexts } from '@/lib/seo/share-card'
import { ShareCardImage } from './share-card-image'

test.each(paths)('the share card of %s has the name of the agency, the title and one line', (path) => {
  const { title, line } = shareCardTexts(path)
  const html = renderToStaticMarkup(<ShareCardImage title={title} line={line} />)
  const text = html.replace(/<[^>]*>/g, '').replaceAll('&amp;', '&')
  expect(text).toBe(site.name + title + line)
})
