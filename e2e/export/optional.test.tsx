import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'node-html-parser'
import type { ComponentType } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import BookPage from '@/app/book/page'
import HomePage from '@/app/page'
import WebsitePage from '@/app/website/page'
import { faq } from '@/content/faq'
import type { Owner, Testimonial } from '@/content/schema'
import { owner } from '@/content/site'
import { caseStudies, testimonials } from '@/content/website'
import { OPTIONAL_PAGES } from '../support/optional'
import { classesWithoutRule, missingIds } from './check-references'
import { pages } from './documents'

// Renders pages with all optional content, for optional.spec.ts too, and then with empty lists.

/** Everything that content/site.ts may have. */
const FULL: Required<Omit<Owner, 'analytics' | 'verification'>> = {
  founder: { name: 'Alexandra Montgomery-Fairweather', role: 'Founder and managing director' },
  photograph: { src: '/icon-512.png', width: 800, height: 1000, alt: 'The founder at her desk' },
  discoveryCall: { minutes: 30, medium: 'by video' },
  phone: '+44 20 7946 0000',
  privacyNotice: '/robots.txt',
  company: { name: 'Montgomery Ltd', number: '01234567', place: 'England and Wales', address: '1 High Street, York' },
  askBeforeCalendar: true,
}
const logo = { src: '/icon-512.png', width: 160, height: 160, alt: 'The practice’s logo' }

const PAGES: Record<string, ComponentType> = {
  '/': HomePage,
  '/book': BookPage,
  '/website': WebsitePage,
}
const render = (at: string) => {
  const Page = PAGES[at]!
  return renderToStaticMarkup(<Page />)
}

/** The texts and addresses that the content adds. */
const ADDED: Record<string, readonly string[]> = {
  '/': [
    ...[FULL.founder.name, FULL.founder.role, `src="${FULL.photograph.src}"`, FULL.company.number],
    ...[`href="${FULL.privacyNotice}"`, 'href="tel:+442079460000"'],
    ...[`"telephone":"${FULL.phone}"`, `"founder":`, '"legalName":"Montgomery Ltd"'],
  ],
  '/book': ['30\u00a0minutes, by video', FULL.phone, 'Show the calendar', `href="${FULL.privacyNotice}"`],
  '/website': [logo.src],
}

test('everything optional is on its page, with a rule for each class and an element for each id', () => {
  Object.assign(owner, FULL)
  const items = testimonials.items as readonly Testimonial[]
  for (const item of items) Object.assign(item, { logo, rating: 5 })
  mkdirSync(OPTIONAL_PAGES, { recursive: true })
  for (const [at, added] of Object.entries(ADDED)) {
    const exported = pages.find((page) => page.at === at)!
    const root = parse(exported.html)
    for (const script of root.querySelectorAll('script, meta[http-equiv]')) script.remove()
    root.querySelector('body')!.set_content(render(at))
    root.querySelector('html')!.setAttribute('data-scripted', '')
    const html = root.toString()
    for (const text of added) expect({ at, html }).toEqual({ at, html: expect.stringContaining(text) })
    const document = { ...exported, html, root }
    expect([at, ...classesWithoutRule(document), ...missingIds(document)]).toEqual([at])
    // optional.spec.ts looks at them.
    writeFileSync(join(OPTIONAL_PAGES, `${at.slice(1) || 'index'}.html`), html)
  }
})

test('nothing about the agency is on a page without it', () => {
  for (const key of Object.keys(FULL)) Reflect.deleteProperty(owner, key)
  for (const at of ['/', '/book']) {
    const html = render(at)
    expect([at, ...ADDED[at]!.filter((text) => html.includes(text))]).toEqual([at])
  }
})

test.each([
  ['/', faq.title, faq.items],
  ['/website', testimonials.title, testimonials.items],
  ['/website', caseStudies.title, caseStudies.items],
] as readonly [string, string, readonly unknown[]][])('%s has no title “%s” over an empty list', (at, title, list) => {
  const removed = (list as unknown[]).splice(0)
  const html = render(at)
  ;(list as unknown[]).push(...removed)
  // The owner's list may be empty too.
  expect([html, render(at)].map((shown) => shown.includes(title))).toEqual([false, list.length > 0])
})
