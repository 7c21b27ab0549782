import { diary } from '@/content/home'
import { site } from '@/content/site'
import { render } from '@/jest/render'
import { paths } from '@/lib/routes'
import { SHARE_CARD_COLOURS, shareCardTexts } from '@/lib/seo/share-card'
import { ShareCardImage } from './share-card-image'

test.each(paths)(
  'the share card of %s has the name of the agency, the title and one line, and a booked day',
  (path) => {
    const { title, line } = shareCardTexts(path)
    const card = render(<ShareCardImage title={title} line={line} />)
    expect(card.text).toBe(site.name + title + line)
    expect(card.querySelectorAll('[style*="%"]')).toHaveLength(diary.days.length)
    expect(card.querySelectorAll(`[style*="background:${SHARE_CARD_COLOURS.white}"]`)).toHaveLength(1)
  },
)
