import { nameOf } from './order'
import { isShown } from './texts'

const withoutSpaces = (text: string) => text.replace(/\s/g, '')

/** Returns the links that paper shows without where they lead: in their text or after it, or anywhere for an email address. */
export const linksWithoutAddress = () =>
  [...document.querySelectorAll('main a[href], footer a[href]')].filter(isShown).flatMap((link) => {
    const href = link.getAttribute('href')!
    const { content, display } = getComputedStyle(link, '::after')
    const isEmail = href.startsWith('mailto:')
    const texts = withoutSpaces(isEmail ? document.body.innerText : link.textContent)
    const isSaid = href.startsWith('#') || texts.includes(withoutSpaces(href.replace(/^\w+:(?!\/)/, '')))
    const isPrinted = display !== 'none' && (content.includes(href) || content.includes('attr(href)'))
    return isSaid || isPrinted ? [] : [`${nameOf(link)} leads to ${href}, and shows ${content} after it`]
  })
