import { frameUrl, widgetUrl } from './widget-url'

test('the URL of the frame has the options of the widget, the campaign and the embedding page', () => {
  const attribution = { utm_source: 'letter' }
  const widget = widgetUrl('https://calendly.com/agency/call', { text: '36040f' }, attribution, '?utm_source=letter')
  expect(Object.fromEntries(new URL(frameUrl(widget, attribution, 'www.example.com')).searchParams)).toEqual({
    hide_gdpr_banner: '1',
    text_color: '36040f',
    utm_source: 'letter',
    embed_domain: 'www.example.com',
    embed_type: 'Inline',
  })
})
