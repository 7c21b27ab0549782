/**
 * @jest-environment jsdom
 */
import './calendar-transition.early'

const viewTransition = { finished: new Promise(() => {}) }

/** Clicks a link of the page, leaves the page without saying where the navigation leads, and returns whether it opens. */
function opens(link: string) {
  document.body.innerHTML = link
  const element = document.querySelector('a')!
  // jsdom has no layout.
  element.getBoundingClientRect = () => ({ top: 0, bottom: 56, width: 200 }) as DOMRect
  element.addEventListener('click', (event) => event.preventDefault())
  element.click()
  const swap = Object.assign(new Event('pageswap'), { viewTransition, activation: { entry: null } })
  dispatchEvent(swap)
  return element.dataset.transition !== undefined
}

test.each([
  ['a button', true, '<a data-button="page" href="/book">Book</a>'],
  ['a button with a campaign', true, '<a data-button="page" href="/book?utm_source=letter">Book</a>'],
  ['a button to a page whose path begins alike', false, '<a data-button="page" href="/bookkeeping">Read</a>'],
  ['a link within a text', false, '<a href="/book">Book</a>'],
])('%s opens into the calendar: %p', (_, expected, link) => {
  expect(opens(link)).toBe(expected)
})
