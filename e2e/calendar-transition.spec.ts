import { bookLink, floatingButton, homeLink } from './support/controls'
import { expectPage } from './support/pages'
import { test } from './support/test'
import { expectTransition, recordTransitions } from './support/transitions'

test('opens the calendar from the floating button, and accepts clicks during the transition', async ({ page }) => {
  await recordTransitions(page)
  await page.addInitScript(() => {
    addEventListener('pagereveal', ({ viewTransition }) => {
      void viewTransition?.ready.then(() => {
        for (const animation of document.getAnimations()) animation.pause()
      })
    })
  })
  await page.goto('/')
  await floatingButton(page).click()
  await expectPage(page, '/book')
  await expectTransition(page, 'calendar')
  await homeLink(page).click()
  await expectPage(page, '/')
})

test('shows /book at once with reduced motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await recordTransitions(page)
  await page.goto('/')
  await bookLink(page).click()
  await expectPage(page, '/book')
  await expectTransition(page, 'none')
})
