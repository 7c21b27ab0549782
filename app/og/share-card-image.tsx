import { BOOKED_SLOT } from '@/content/drawings'
import { diary } from '@/content/home'
import { site } from '@/content/site'
import {
  SHARE_CARD_COLOURS,
  SHARE_CARD_MARGIN as MARGIN,
  SHARE_CARD_TEXT_SIZE as TEXT_SIZE,
  SHARE_CARD_SIZE,
  shareCardTitleSize,
} from '@/lib/seo/share-card'
import { TRACKING } from '@/lib/typography/display'

/** Pixels. */
const STRIP_HEIGHT = 80

const { ground, ink, white } = SHARE_CARD_COLOURS
const rule = `2px solid ${ink}`

/** The title of a page and a line below it, above a week with one white slot. */
export function ShareCardImage({ title, line }: { title: string; line: string }) {
  return (
    <div
      style={{
        display: 'flex',
        flexDirection: 'column',
        ...SHARE_CARD_SIZE,
        background: ground,
        color: ink,
        letterSpacing: `${TRACKING}em`,
        lineHeight: 1.08,
      }}
    >
      <div style={{ padding: MARGIN, paddingBottom: 0, fontSize: TEXT_SIZE }}>{site.name}</div>
      <div
        style={{
          padding: `0 ${MARGIN}px`,
          marginTop: 'auto',
          fontSize: shareCardTitleSize(title),
          textWrap: 'balance',
        }}
      >
        {title}
      </div>
      <div style={{ padding: `20px ${MARGIN}px 28px`, fontSize: TEXT_SIZE }}>{line}</div>
      <div style={{ display: 'flex', height: STRIP_HEIGHT, borderTop: rule }}>
        {diary.days.map((day, index) => (
          <div
            key={day}
            style={{
              width: `${100 / diary.days.length}%`,
              borderLeft: index > 0 ? rule : 'none',
              background: index === BOOKED_SLOT.day ? white : ground,
            }}
          />
        ))}
      </div>
    </div>
  )
}
