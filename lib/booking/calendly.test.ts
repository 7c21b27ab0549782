import { hexColour, readableQuery, readWidgetMessage, schedulingLink, widgetAttribution, widgetUrl } from './calendly'

const pageUrl = 'https://calendly.com/your-agency/discovery-call'
const colours = { background: '121d1a', text: 'f2efe8', primary: '8fd6bd' }

describe('schedulingLink', () => {
  test('is the plain URL when nothing is known', () => {
    expect(schedulingLink(pageUrl, {})).toBe(pageUrl)
  })

  test('carries where the visitor came from, safely written', () => {
    const link = new URL(schedulingLink(pageUrl, { utm_source: 'news & views', utm_term: 'a=b#c' }))
    expect(Object.fromEntries(link.searchParams)).toEqual({ utm_source: 'news & views', utm_term: 'a=b#c' })
    expect(link.origin + link.pathname + link.hash).toBe(pageUrl)
  })
})

describe('widgetUrl', () => {
  test('hides the consent banner and takes the colours of the theme', () => {
    expect(Object.fromEntries(new URL(widgetUrl(pageUrl, colours, {}, '')).searchParams)).toEqual({
      hide_gdpr_banner: '1',
      background_color: '121d1a',
      text_color: 'f2efe8',
      primary_color: '8fd6bd',
    })
  })

  test('leaves out a colour that could not be read', () => {
    const url = widgetUrl(pageUrl, { background: undefined, text: 'f2efe8' }, {}, '')
    expect(url).toBe(`${pageUrl}?hide_gdpr_banner=1&text_color=f2efe8`)
  })

  test('empties what the page carries but the session does not own', () => {
    const url = new URL(widgetUrl(pageUrl, {}, { utm_source: 'mail' }, '?utm_source=ad&utm_term=late&other=1'))
    expect(Object.fromEntries(url.searchParams)).toEqual({ hide_gdpr_banner: '1', utm_term: '' })
  })
})

test('widgetAttribution uses the names of the widget', () => {
  expect(widgetAttribution({ utm_source: 'mail', utm_campaign: 'spring' })).toEqual({
    utmSource: 'mail',
    utmCampaign: 'spring',
  })
})

test.each([
  ['rgb(14, 90, 74)', '0e5a4a'],
  ['rgb(255, 255, 255)', 'ffffff'],
  ['rgba(0, 0, 0, 0)', undefined],
  ['auto', undefined],
])('hexColour reads %s', (computed, expected) => {
  expect(hexColour(computed)).toBe(expected)
})

test.each([
  ['?x=50%', ''],
  ['?fbclid=%E0%A4%A&utm_source=mail', '?utm_source=mail'],
  ['?utm_source=a%20b&utm_term=%C3%A9', '?utm_source=a%20b&utm_term=%C3%A9'],
  ['', ''],
])('the readable part of %s is "%s"', (search, readable) => {
  expect(readableQuery(search)).toBe(readable)
})

describe('readWidgetMessage', () => {
  const height = (value: unknown) => readWidgetMessage({ event: 'calendly.page_height', payload: { height: value } })
  const booked = (event?: unknown) => readWidgetMessage({ event: 'calendly.event_scheduled', payload: { event } })

  test('takes any message of the widget for a sign of life', () => {
    expect(readWidgetMessage({ event: 'calendly.event_type_viewed' })).toEqual({})
  })

  test.each([undefined, null, 'calendly.x', 7, {}, { event: 7 }, { event: 'other.calendly.x' }, { event: 'calendly' }])(
    'ignores what is not of the widget: %j',
    (data) => expect(readWidgetMessage(data)).toBeUndefined(),
  )

  test('reads the height in pixels, within its limits', () => {
    expect([height('602px'), height('300px'), height('2999.2px')].map((read) => read?.height)).toEqual([602, 300, 3000])
  })

  test.each(['299px', '3001px', '602', '60vh', '1e3px', 602, null, 'calc(602px)'])(
    'takes %j for no height',
    (value) => {
      expect(height(value)).toEqual({ height: undefined })
    },
  )

  test('knows a booked call by its URI, and takes nothing else for one', () => {
    const uri = 'https://api.calendly.com/scheduled_events/1'
    expect(booked({ uri })).toEqual({ booking: uri })
    expect([booked(), booked({ uri: { toString: {} } })]).toEqual([{ booking: '' }, { booking: '' }])
  })
})
