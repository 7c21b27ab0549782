import { calendarUrl, scriptCampaign } from './url'

const PAGE = 'https://calendly.com/agency/call'
const parametersOf = (url: string) => Object.fromEntries(new URL(url).searchParams)

test('hides the consent banner and adds the defined colours', () => {
  const url = calendarUrl(PAGE, { text: '36040f', background: undefined }, {}, '')
  expect(url.split('?')[0]).toBe(PAGE)
  expect(parametersOf(url)).toEqual({ hide_gdpr_banner: '1', text_color: '36040f' })
})

test('empties campaign parameters of the page that are not in the first campaign', () => {
  const url = calendarUrl(PAGE, {}, { utm_source: 'letter' }, '?utm_source=advert&utm_term=implants&gclid=secret')
  expect(parametersOf(url)).toEqual({ hide_gdpr_banner: '1', utm_term: '' })
})

test('converts the names of campaign parameters to camel case', () => {
  expect(scriptCampaign({ utm_source: 'letter', utm_term: 'implants' })).toEqual({
    utmSource: 'letter',
    utmTerm: 'implants',
  })
})
