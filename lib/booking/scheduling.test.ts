import { hexColour, schedulingLink, widgetUrl, widgetAttribution } from './scheduling'

const pageUrl = 'https://calendly.com/your-agency/discovery-call'
const colours = { background: '121d1a', text: 'f2efe8', primary: '8fd6bd' }

describe('schedulingLink', () => {
  test('is the plain URL when nothing is known', () => {
    expect(schedulingLink(pageUrl, {})).toBe(pageUrl)
  })

  test('carries where the visitor came from, safely written', () => {
    const link = new URL(schedulingLink(pageUrl, { utm_source: 'news & views', utm_term: 'a=b#c' }))
    expect(Object.fromEntries(link.searchParams)).toEqual({ utm_source: 'news & views', utm_term: 'a=b#c' })
    expect(link.hash).toBe('')
    expect(link.origin + link.pathname).toBe(pageUrl)
  })
})

describe('widgetAddress', () => {
  test('hides the consent banner and takes the colours of the theme', () => {
    expect(Object.fromEntries(new URL(widgetUrl(pageUrl, colours, {}, '')).searchParams)).toEqual({
      hide_gdpr_banner: '1',
      background_color: '121d1a',
      text_color: 'f2efe8',
      primary_color: '8fd6bd',
    })
  })

  test('leaves out a colour that could not be read', () => {
    expect(widgetUrl(pageUrl, { text: 'f2efe8' }, {}, '')).toBe(`${pageUrl}?hide_gdpr_banner=1&text_color=f2efe8`)
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
