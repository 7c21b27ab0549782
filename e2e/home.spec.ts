import type { Page } from 'playwright/test'
import sharp from 'sharp'
import { difference } from '@/content/difference'
import { faq } from '@/content/faq'
import { figures } from '@/content/figures'
import { closing, coordinators, diary, engine, founderLetter, hero, problem, promises, videos } from '@/content/home'
import type { Proof, Question } from '@/content/link-types'
import { siteLayout } from '@/content/site-layout'
import { findStudy, headlineText } from '@/lib/case-study'
import { answer, floatingButton, mainHeading, question, region } from './support/controls'
import { expectTextsInOrder } from './support/layout'
import { gotoHydrated, holdRequests, SCRIPTS } from './support/visit'
import { expect, test } from './support/test'

/** Whether the headline has five dots, and a q and a d that share a stem. An owner's headline can differ. */
const hasDeliveredTitle = (hero.title as string) === 'Patient Acquisition Reinvented'
const sections = [hero, problem, engine, coordinators, videos, founderLetter, difference, promises, faq, closing]

/** Finishes all running animations. */
const finishAnimations = (page: Page) =>
  page.evaluate(() => {
    const running = document
      .getAnimations()
      .filter(({ playState, timeline }) => playState === 'running' && timeline === document.timeline)
    for (const animation of running) animation.finish()
  })

test('shows its sections in order, and each call to action leads to /book', async ({ page }) => {
  await page.goto('/')
  const regions = page.getByRole('main').getByRole('region')
  await expect(regions).toHaveCount(sections.length)
  for (const [index, { title }] of sections.entries()) await expect(regions.nth(index)).toHaveAccessibleName(title)
  for (const { title, action } of [hero, coordinators, founderLetter, closing]) {
    const link = region(page, title).getByRole('link', { name: action.label, exact: true })
    await expect(link).toHaveAttribute('href', '/book')
  }
})

test('shows the figures of the case study that it names, and links to all, or none', async ({ page }) => {
  const { proof }: { title: string; proof?: Proof } = coordinators
  const study = findStudy(proof?.study)
  await page.goto('/')
  const links = region(page, coordinators.title).getByRole('link', { name: proof?.action.label ?? 'See', exact: true })
  await expect(links).toHaveCount(study ? 1 : 0)
  if (!study) return
  await expect(links).toHaveAttribute('href', proof!.action.href)
  await expectTextsInOrder(region(page, coordinators.title), [headlineText(study), study.client])
})

test('links an answer to the page that it is about', async ({ page }) => {
  await page.goto('/')
  const items: readonly Question[] = faq.items
  for (const [index, { link }] of items.entries()) {
    if (!link) continue
    await question(page, index).click()
    // While the answer opens, the link moves: a press and its release could be on different elements.
    await page.evaluate(() =>
      Promise.all(
        document.getAnimations().flatMap((motion) => (motion instanceof CSSTransition ? motion.finished : [])),
      ),
    )
    await answer(page, index).getByRole('link', { name: link.label, exact: true }).click()
    await expect(page).toHaveURL(link.href)
    await page.goBack()
  }
})

test('opens one answer at a time, closes it, and prints all', { tag: '@core' }, async ({ page }) => {
  await page.goto('/')
  for (const index of faq.items.keys()) {
    await question(page, index).click()
    for (const other of faq.items.keys()) await expect(answer(page, other)).toBeVisible({ visible: other === index })
  }
  const last = faq.items.length - 1
  await question(page, last).press('Enter')
  await expect(answer(page, last)).toBeHidden()
  await expect(question(page, last)).toHaveAttribute('aria-expanded', 'false')
  await page.emulateMedia({ media: 'print' })
  for (const index of faq.items.keys()) await expect(answer(page, index)).toBeVisible()
})

test('keeps a question in its position when the answer above it closes', { tag: '@core' }, async ({ page }) => {
  for (const reducedMotion of ['no-preference', 'reduce'] as const) {
    await page.emulateMedia({ reducedMotion })
    await page.setViewportSize({ width: 390, height: 844 })
    await gotoHydrated(page, '/')
    await question(page, 0).click()
    await expect(answer(page, 0)).toBeVisible()
    await finishAnimations(page)
    await question(page, 1).evaluate((button) => scrollBy({ top: button.getBoundingClientRect().top - 120 }))
    const top = async () => (await question(page, 1).boundingBox())!.y
    const before = await top()
    await question(page, 1).click()
    await expect(answer(page, 1)).toBeVisible()
    await expect(answer(page, 0)).toBeHidden()
    await finishAnimations(page)
    expect(Math.abs((await top()) - before)).toBeLessThan(2)
  }
})

test('opens an answer that find in page or a link to text finds, before and after hydration', async ({ page }) => {
  const lastAnswer = faq.items.at(-1)!.answer
  const last = faq.items.length - 1
  const words = lastAnswer
    .replaceAll(/\{.*?\}/g, '')
    .split(' ')
    .slice(0, 5)
    .join(' ')
  await page.goto(`/#:~:text=${encodeURIComponent(words)}`)
  await expect(answer(page, last)).toBeInViewport()
  await expect(question(page, last)).toHaveAttribute('aria-expanded', 'true')
  await question(page, 0).click()
  await expect(answer(page, last)).toBeHidden()
  // What browsers dispatch on an answer that find in page has found.
  await answer(page, last).evaluate((text) => {
    text.closest('[hidden=until-found]')!.dispatchEvent(new Event('beforematch', { bubbles: true }))
  })
  await expect(answer(page, last)).toBeVisible()
  await expect(answer(page, 0)).toBeHidden()
  await expect(question(page, last)).toHaveAttribute('aria-expanded', 'true')
})

test('shows the button, the promise and rows of the diary in the first screen of phones', async ({ page }) => {
  // A longer headline moves them down.
  test.skip(hero.title.length > 30, 'The headline is longer than the delivered one.')
  const days = diary.days.length
  for (const [width, height, rows] of [
    [360, 740, 1],
    [390, 844, 2],
    [390, 664, 0],
  ] as const) {
    await page.setViewportSize({ width, height })
    await page.goto('/')
    const { y: end } = (await floatingButton(page).boundingBox())!
    const first = region(page, hero.title)
    const parts = [first.getByRole('link', { name: hero.action.label }), first.getByText(hero.promise)]
    const slots = await page.locator('[data-diary] .slot').all()
    for (const part of [...parts, ...slots.slice(0, rows * days)]) {
      const { y, height } = (await part.boundingBox())!
      expect(y + height, `${width} × ${height}`).toBeLessThanOrEqual(end)
    }
  }
})

test('shows the highlighted slot of the diary whole in the first screen of a desktop', async ({ page }) => {
  test.skip(hero.title.length > 30, 'The headline is longer than the delivered one.')
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/')
  const { y, height } = (await page.locator('[data-diary] .centre').boundingBox())!
  expect(y + height).toBeLessThanOrEqual((await floatingButton(page).boundingBox())!.y)
})

/** Returns the number of slots whose last state is hidden, or below its slot. */
const emptySlots = (page: Page) =>
  page.locator('[data-diary] .slot i:last-of-type').evaluateAll((states) => {
    const isShown = (state: Element) =>
      state.checkVisibility({ opacityProperty: true }) &&
      state.getBoundingClientRect().top < state.closest('.slot')!.getBoundingClientRect().bottom - 1
    return states.filter((state) => !isShown(state)).length
  })

test('fills the diary when it is in view, prints it filled, and needs no other scripts', async ({ page }) => {
  await holdRequests(page, SCRIPTS)
  await page.setViewportSize({ width: 360, height: 480 })
  await page.goto('/')
  await expect.poll(() => emptySlots(page)).toBe(await page.locator('[data-arrives]').count())
  await page.emulateMedia({ media: 'print' })
  expect(await emptySlots(page)).toBe(0)
  await page.emulateMedia({ media: 'screen', reducedMotion: 'reduce' })
  expect(await emptySlots(page)).toBe(0)
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.locator('[data-diary]').evaluate((week) => week.scrollIntoView({ block: 'center' }))
  const emptyAtEnd = async () => {
    await finishAnimations(page)
    return emptySlots(page)
  }
  await expect.poll(emptyAtEnd).toBe(0)
})

/** Returns how the dots of the headline look, in the order of the days. */
const dotColours = (page: Page) =>
  page.locator('[data-day]').evaluateAll((dots) =>
    dots.map((dot) => {
      const isShown = (layer: string) => {
        const { content, visibility, opacity, translate, scale } = getComputedStyle(dot, layer)
        const isMoved = !/^(none|0px)( 0px| 0%)?$/.test(translate)
        return content !== 'none' && visibility === 'visible' && opacity === '1' && !isMoved && scale !== '0'
      }
      return isShown('::after') ? 'white' : isShown('::before') ? 'red' : 'ink'
    }),
  )

const isOpen = (day: string) => Object.keys(diary.underWay).some((slot) => slot.startsWith(`${day} `))
const finalColours = diary.days.map((day) => (isOpen(day) ? 'red' : 'white'))

test.describe('the dots of the headline', () => {
  test.skip(!hasDeliveredTitle, 'Another headline can have another number of dots.')

  test('wait for the diary, and turn red and white in step with its slots', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 480 })
    await page.goto('/')
    await page.evaluate(() => document.fonts.ready)
    await expect(page.locator('[data-day]').first()).toBeHidden()
    await page.setViewportSize({ width: 360, height: 740 })
    await expect(page.locator('[data-day]').first()).toBeVisible()
    for (const time of [0, 500, 1000, 2000, 3000, 4000, 4900]) {
      await page.evaluate((time) => {
        for (const animation of document.getAnimations().filter(({ timeline }) => timeline === document.timeline)) {
          animation.pause()
          animation.currentTime = time
        }
      }, time)
      const slotColours = await page.locator('[data-diary] .slot').evaluateAll((slots) =>
        slots.map((slot) => {
          const isShown = (state: string) => {
            const layer = slot.querySelector(`i.${state}`)
            const { opacity, translate } = layer ? getComputedStyle(layer) : { opacity: '0', translate: '' }
            return opacity === '1' && /^(none|0px)( 0px| 0%)?$/.test(translate)
          }
          if (!slot.querySelector('i')) return 'empty'
          return isShown('booked') ? 'white' : isShown('enquiry') ? 'red' : 'ink'
        }),
      )
      const expected = diary.days.map((_, day, { length }) => {
        const own = slotColours.filter((colour, index) => index % length === day && colour !== 'empty')
        if (own.every((colour) => colour === 'white')) return 'white'
        return own.includes('red') ? 'red' : undefined
      })
      const colours = await dotColours(page)
      for (const [day, colour] of expected.entries()) {
        // A day without enquiries is ink before its first one, and red between two of them.
        if (colour) expect(colours[day], `${diary.days[day]} after ${time} ms`).toBe(colour)
        else expect(colours[day], `${diary.days[day]} after ${time} ms`).not.toBe('white')
      }
    }
    expect(await dotColours(page)).toEqual(finalColours)
  })

  test('show the end of the week without motion, and are ink in print and in forced colours', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto('/')
    expect(await dotColours(page)).toEqual(finalColours)
    const dots = page.locator('[data-day]')
    await expect(dots.first()).toBeVisible()
    await page.emulateMedia({ media: 'print' })
    await expect(dots.first()).toBeHidden()
    await page.emulateMedia({ media: 'screen', forcedColors: 'active' })
    await expect(dots.first()).toBeHidden()
  })

  test('cover the dots of the letters at every width and letter spacing, and add no text', async ({ page }) => {
    await page.goto('/')
    const heading = page.getByRole('heading', { level: 1 })
    await expect(heading).toHaveAccessibleName(hero.title)
    expect((await heading.evaluate((element) => (element as HTMLElement).innerText)).split(/\s+/).join(' ')).toBe(
      hero.title,
    )
    for (const letterSpacing of ['', '-0.03em']) {
      await heading.evaluate((element, spacing) => {
        for (const line of element.querySelectorAll<HTMLElement>('span')) line.style.letterSpacing = spacing
      }, letterSpacing)
      for (const width of [320, 390, 768, 1440, 2560]) {
        await page.setViewportSize({ width, height: 900 })
        const offsets = await heading.evaluate((element) => {
          const discs = [...element.querySelectorAll('[data-day]')].map((disc) => disc.getBoundingClientRect())
          const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
          const letters: DOMRect[] = []
          while (walker.nextNode()) {
            for (const { index } of walker.currentNode.textContent!.matchAll(/i/g)) {
              const range = document.createRange()
              range.setStart(walker.currentNode, index)
              range.setEnd(walker.currentNode, index + 1)
              letters.push(range.getBoundingClientRect())
            }
          }
          return letters
            .map((letter, index) => (discs[index]!.left + discs[index]!.right) / 2 - letter.left)
            .map((offset, index) => offset / letters[index]!.height)
        })
        // The dot is above the middle of the stem: at about a tenth of the line's height from its left edge.
        for (const offset of offsets) expect(offset, `${width} px`).toBeGreaterThan(0.05)
        for (const offset of offsets) expect(offset, `${width} px`).toBeLessThan(0.12)
      }
    }
  })

  test('answer a booking link that is focused', async ({ page }) => {
    await page.goto('/')
    await page.getByRole('banner').getByRole('link', { name: siteLayout.topBarAction.label }).focus()
    await page.keyboard.press('Shift')
    const pulses = () =>
      page
        .locator('[data-day]')
        .evaluateAll((dots) => dots.map((dot) => getComputedStyle(dot).animationName !== 'none'))
    await expect.poll(pulses).toEqual(diary.days.map(isOpen))
  })
})

/**
 * Returns the position of the right edge of the stem that the q and the d of the headline share, in px from the left of the
 * q, in each row of pixels from the middle of the q to the middle of the d.
 */
async function stemEdges(page: Page) {
  const { clip, size } = await mainHeading(page).evaluate((heading) => {
    const walker = document.createTreeWalker(heading, NodeFilter.SHOW_TEXT)
    const letters = new Map<string, DOMRect>()
    while (walker.nextNode()) {
      const { textContent } = walker.currentNode
      for (const letter of ['q', 'd']) {
        const index = textContent!.lastIndexOf(letter)
        if (index < 0) continue
        const range = document.createRange()
        range.setStart(walker.currentNode, index)
        range.setEnd(walker.currentNode, index + 1)
        letters.set(letter, range.getBoundingClientRect())
      }
    }
    const q = letters.get('q')!
    const d = letters.get('d')!
    const size = parseFloat(getComputedStyle(heading.querySelector('[data-shares-stem]')!).fontSize)
    const middleOf = (letter: DOMRect) => (letter.top + letter.bottom) / 2
    const top = middleOf(q)
    const bottom = middleOf(d)
    return { clip: { x: q.left, y: top, width: q.width, height: bottom - top }, size }
  })
  const { x, y, width, height } = clip
  const picture = await page.screenshot({
    clip: { x: Math.floor(x), y: Math.ceil(y), width: Math.ceil(width), height: Math.floor(height) },
  })
  const { data, info } = await sharp(picture).greyscale().raw().toBuffer({ resolveWithObject: true })
  const scale = info.width / Math.ceil(width)
  // The middle of the stem and of the space after it in the font, in em.
  const pixelAt = (em: number) => Math.round((em * size + x - Math.floor(x)) * scale)
  const from = pixelAt(0.27)
  const to = pixelAt(0.33)
  return Array.from({ length: info.height }, (_, row) => {
    const line = [...data.subarray(row * info.width + from, row * info.width + to)]
    const ink = line[0]!
    const ground = line.at(-1)!
    const covered = line.reduce((sum, value) => sum + (ground - value) / (ground - ink), 0)
    return (from + covered) / scale
  })
}

for (const deviceScaleFactor of [1, 2]) {
  test.describe(`at ${deviceScaleFactor} device pixels for each px`, () => {
    test.use({ deviceScaleFactor })

    test('the q and the d of the headline share one straight stem', async ({ page }) => {
      test.skip(!hasDeliveredTitle, 'Other headlines have no shared stem.')
      await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: 'light' })
      await page.goto('/')
      await page.evaluate(() => document.fonts.ready)
      for (const width of [1280, 1366, 1440, 1536, 1920, 2560]) {
        await page.setViewportSize({ width, height: 1200 })
        const edges = await stemEdges(page)
        expect(edges.length).toBeGreaterThan(100)
        expect(Math.max(...edges) - Math.min(...edges), `${width} px`).toBeLessThan(0.5)
      }
    })
  })
}

/** Scrolls the track of the dial by a share of the way on which the dial is pinned, and returns where the dial is. */
const scrollDial = (page: Page, share: number) =>
  page.locator('.dial-track').evaluate((track, share) => {
    const bar = document.querySelector('header')!.getBoundingClientRect().bottom
    const strip = document.querySelector('aside')!.getBoundingClientRect().top
    const { top, height } = track.getBoundingClientRect()
    scrollTo({ top: scrollY + top - bar + share * (height - (strip - bar)), behavior: 'instant' })
    return document.querySelector('.dial')!.getBoundingClientRect().top
  }, share)

/** Returns which share of the dial the white face covers. */
const whiteShare = (page: Page) =>
  page.locator('.dial-settled').evaluate((face) => {
    const { bottom, height } = face.getBoundingClientRect()
    return (
      Math.round(
        Math.max(0, Math.min(1, (bottom - face.firstElementChild!.getBoundingClientRect().top) / height)) * 10,
      ) / 10
    )
  })

for (const size of [
  { width: 1440, height: 900 },
  { width: 768, height: 1024 },
  { width: 360, height: 740 },
]) {
  test(`pins the dial while it runs, and fills it at its end, at ${size.width} px`, async ({ page }) => {
    await page.setViewportSize(size)
    await page.goto('/')
    const start = await scrollDial(page, 0.3)
    await expect.poll(() => whiteShare(page)).toBe(0)
    const end = await scrollDial(page, 1)
    await expect.poll(() => whiteShare(page)).toBe(1)
    expect(end).toBeCloseTo(start, 0)
  })
}

test('shows the end of the dial, unpinned, to visitors who come by the keyboard, by a link or without motion', async ({
  page,
}) => {
  const dial = region(page, engine.title)
  const isUnpinned = async () => {
    const before = await scrollDial(page, 0.1)
    const after = await scrollDial(page, 0.2)
    return (
      before !== after ||
      (await page
        .locator('.dial-stage, .dial')
        .evaluateAll((parts) => parts.every((part) => getComputedStyle(part).position !== 'sticky')))
    )
  }
  for (const width of [1440, 360]) {
    await page.setViewportSize({ width, height: 800 })
    await page.goto('/')
    await page.getByRole('main').getByRole('link', { name: engine.action.label }).focus()
    await page.keyboard.press('Shift')
    await expect(page.getByRole('main').getByRole('link', { name: engine.action.label })).toBeInViewport({ ratio: 1 })
    await expect.poll(() => whiteShare(page)).toBe(1)
    expect(await isUnpinned()).toBe(true)

    await page.goto('/offer')
    await page.goto('/#engine')
    await expect(dial.getByRole('heading', { name: engine.title })).toBeInViewport()
    await expect.poll(() => whiteShare(page)).toBe(1)
    expect(await isUnpinned()).toBe(true)

    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto('/')
    expect(await whiteShare(page)).toBe(1)
    expect(await isUnpinned()).toBe(true)
    await page.emulateMedia({ reducedMotion: 'no-preference' })
  }
  await expect(dial.getByText(`${figures.replyMinutes}:00`, { exact: true })).toHaveCount(1)
})

test('shows a step that find in page finds, whichever part of the dial is pinned', async ({ page }) => {
  for (const size of [
    { width: 1440, height: 900 },
    { width: 768, height: 1024 },
    { width: 390, height: 844 },
    { width: 360, height: 740 },
  ]) {
    await page.setViewportSize(size)
    await page.goto('/')
    for (const heading of await region(page, engine.title).getByRole('heading', { level: 3 }).all()) {
      const title = (await heading.textContent())!
      await heading.evaluate((element, title) => {
        getSelection()!.collapse(element, 0)
        ;(window as unknown as { find(text: string): boolean }).find(title)
      }, title)
      const isShown = () =>
        heading.evaluate((element) => {
          const { left, top, height } = element.getBoundingClientRect()
          return element === document.elementFromPoint(left + 4, top + height / 2)
        })
      await expect.poll(isShown, `${title} at ${size.width} px`).toBe(true)
    }
  }
})

test('fills the closing week around its open slot', async ({ page }) => {
  for (const width of [1440, 360]) {
    await page.setViewportSize({ width, height: 800 })
    await page.goto('/')
    const link = region(page, closing.title).getByRole('link', { name: closing.action.label })
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
    const emptySlots = () =>
      page
        .locator('.full-slot')
        .evaluateAll(
          (slots) => slots.filter((slot) => !/^(none|1)$/.test(getComputedStyle(slot, '::before').scale)).length,
        )
    await expect.poll(emptySlots).toBe(0)
    const slot = page.locator('.open-slot')
    await expect
      .poll(() => slot.evaluate((open) => getComputedStyle(open, '::after').backgroundSize))
      .not.toMatch(/(^|\s)0px/)
    await expect(link).toHaveAttribute('href', '/book')
    const { height } = (await link.boundingBox())!
    expect(height).toBeGreaterThanOrEqual(56)
  }
})
