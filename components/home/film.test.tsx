/** @jest-environment jsdom */
import { readFileSync } from 'node:fs'
import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { videos } from '@/content/home'
import { interpolate } from '@/lib/interpolate'
import { Film } from './film'

const animation = { play: jest.fn(), pause: jest.fn(), time: 0, finished: new Promise(() => {}) }
const unobserve = jest.fn()
jest.mock('framer-motion/dom', () => ({ inView: () => unobserve }))
jest.mock('framer-motion/dom/mini', () => ({ animateSequence: () => animation }))

const observers: unknown[] = []
beforeAll(() => {
  const matchMedia = () => Object.assign(new EventTarget(), { matches: false })
  const fetch = () => Promise.resolve({ ok: true, text: () => Promise.resolve(sprite) })
  const sprite = readFileSync('components/home/drawings.svg', 'utf8')
  class IntersectionObserver {
    constructor() {
      observers.push(this)
    }
    observe() {}
    disconnect() {}
  }
  Object.assign(window, { matchMedia, fetch, IntersectionObserver })
})

const [{ title, film }] = videos.benefits
const { player } = videos
const button = (action: 'play' | 'pause') =>
  screen.findByRole('button', { name: interpolate(player[action], { title }) })

test('observes the viewport once, and pauses a playing film when the visitor leaves the page', async () => {
  const control = { symbol: 'play', label: interpolate(player.play, { title }) } as const
  const { container, unmount } = render(
    <Film sprite="/drawings.svg" drawing={film.drawing} title={title} control={control} labels={player} />,
  )
  const elements = container.querySelectorAll('*').length
  fireEvent.click(await button('play'))
  await button('pause')
  expect(animation.play).toHaveBeenCalledTimes(1)
  expect(container.querySelectorAll('*').length).toBeGreaterThan(elements)
  expect(observers).toHaveLength(1)

  animation.pause.mockClear()
  unmount()
  await waitFor(() => expect(animation.pause).toHaveBeenCalledTimes(1))
  expect(unobserve).toHaveBeenCalledTimes(1)
})
