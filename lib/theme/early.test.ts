/**
 * @jest-environment jsdom
 */
import { blockStorage, openPage } from '@/jest/page'
import { themeColours } from '@/lib/theme/theme'

/** Loads a page with the theme switch, up to its first frame. */
async function visit() {
  openPage()
  delete document.documentElement.dataset.theme
  const metaElements = ['light', 'dark'].map((scheme) => {
    const meta = Object.assign(document.createElement('meta'), { name: 'theme-color' })
    // jsdom does not reflect the attribute.
    return Object.assign(meta, { media: `(prefers-color-scheme: ${scheme})` })
  })
  document.head.replaceChildren(...metaElements)
  document.body.innerHTML = ['system', 'light', 'dark']
    .map((theme) => `<input type="radio" name="theme" value="${theme}">`)
    .join('')
  await jest.isolateModulesAsync(async () => {
    await import('./early')
  })
  dispatchEvent(new Event('DOMContentLoaded'))
  jest.advanceTimersByTime(20)
}

function choose(theme: string) {
  const choice = document.querySelector<HTMLInputElement>(`[value=${theme}]`)!
  choice.checked = true
  choice.dispatchEvent(new Event('change', { bubbles: true }))
}

const shown = () => ({
  theme: document.documentElement.dataset.theme,
  checked: document.querySelector<HTMLInputElement>(':checked')?.value,
  toolbars: [...document.querySelectorAll('meta')].map(({ content }) => content),
})
const LIGHT = { theme: 'light', checked: 'light', toolbars: [themeColours.light, themeColours.light] }
const DARK = { theme: 'dark', checked: 'dark', toolbars: [themeColours.dark, themeColours.dark] }
const SYSTEM = { theme: undefined, checked: 'system', toolbars: [themeColours.light, themeColours.dark] }

beforeEach(() => {
  jest.useFakeTimers()
  Object.assign(window, { matchMedia: () => ({ matches: false }) })
})
afterEach(() => {
  jest.restoreAllMocks()
  localStorage.clear()
})

test('follows the system until a theme is chosen, and shows the chosen one on the next page', async () => {
  await visit()
  expect(shown()).toEqual(SYSTEM)
  choose('dark')
  expect(shown()).toEqual(DARK)
  await visit()
  expect(shown()).toEqual(DARK)
  choose('system')
  expect(shown()).toEqual(SYSTEM)
  await visit()
  expect(shown()).toEqual(SYSTEM)
})

test('follows the system when the stored theme is unknown', async () => {
  localStorage.setItem('theme', 'sepia')
  await visit()
  expect(shown()).toEqual(SYSTEM)
})

test('shows the theme that is chosen in another tab', async () => {
  await visit()
  dispatchEvent(new StorageEvent('storage', { key: 'other', newValue: 'dark' }))
  expect(shown()).toEqual(SYSTEM)
  dispatchEvent(new StorageEvent('storage', { key: 'theme', newValue: 'dark' }))
  expect(shown()).toEqual(DARK)
  // As when all of the storage is cleared.
  dispatchEvent(new StorageEvent('storage', { key: null, newValue: null }))
  expect(shown()).toEqual(SYSTEM)
})

test('shows the theme that was chosen while the page was in the back/forward cache', async () => {
  await visit()
  localStorage.setItem('theme', 'light')
  dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
  expect(shown()).toEqual(LIGHT)
})

test('corrects a switch that the browser has restored', async () => {
  localStorage.setItem('theme', 'light')
  await visit()
  document.querySelector<HTMLInputElement>('[value=dark]')!.checked = true
  dispatchEvent(new PageTransitionEvent('pageshow', { persisted: false }))
  expect(shown()).toEqual(LIGHT)
})

test('keeps a choice for the page when storage is blocked, also after Back', async () => {
  blockStorage()
  await visit()
  choose('dark')
  dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
  expect(shown()).toEqual(DARK)
  await visit()
  expect(shown()).toEqual(SYSTEM)
})
