import { renderToStaticMarkup } from 'react-dom/server'
import { diary } from '@/content/home'
import { site } from '@/content/site'
import { paths } from '@/lib/routes'
import { SHARE_CARD_COLOURS, shareCardTexts } from '@/lib/seo/share-card'
import { ShareCardImage } from './share-card-image'

test.each(paths)(
  'the share card of %s has the name of the agency, the title and one line, and a booked day',
  (path) => {
    const { title, line } = shareCardTexts(path)
    const html = renderToStaticMarkup(<ShareCardImage title={title} line={line} />)
    expect(html.replace(/<[^>]*>/g, '').replaceAll('&amp;', '&')).toBe(site.name + title + line)
    expect(html.match(/width:[\d.]+%/g)).toHaveLength(diary.days.length)
    expect(html.split(`background:${SHARE_CARD_COLOURS.white}`)).toHaveLength(2)
  },
)
