import { readFile } from 'node:fs/promises'
import tailwindcss from '@tailwindcss/postcss'
import type { Page } from 'playwright/test'
import postcss from 'postcss'
import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { Hero } from '@/components/home/hero'
import { Header } from '@/components/site/header'
import { Ledger } from '@/components/prices/ledger'
import type { HeroContent } from '@/content/link-types'
import { priceLabels } from '@/content/price-labels'
import type { DiaryWeek, PackageItem } from '@/content/types'
import { holdRequests, replaceInPages, SCRIPTS } from './visit'

/*
 * Parts of pages with the content of a test instead of that of content/, for drawings that an owner's edit may change.
 */

/** A headline with five dots, one for each day, and with a q above a d. */
export const ownHero: HeroContent = {
  eyebrow: 'For private dental and aesthetic clinics',
  title: 'Patient Acquisition Reinvented',
  tagline: 'Great dentistry shouldn’t struggle with empty chairs',
  lead: 'We run the ads, answer every enquiry and book the consultations.',
  services: [
    'Patient Booking Specialists',
    'Trust-Building Videos',
    'Facebook, IG & Google Ads',
    'Premium Website Design',
  ],
  action: { label: 'Let’s Get Started', href: '/book' },
  promise: 'Every enquiry answered within 5\u00a0minutes',
}

/** A week with empty slots, and with a day that has appointments under way. */
export const ownDiary: DiaryWeek = {
  title: 'This week’s diary',
  note: 'An illustration, not a forecast',
  alt: 'An example of a clinic’s diary.',
  visit: 'consultation',
  states: { enquiry: 'enquiry', replied: 'replied', booked: 'booked' },
  days: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'],
  week: {
    '9:00': ['Implant', 'Invisalign', 'Veneer', 'Implant', 'Invisalign'],
    '10:30': ['Veneer', 'Implant', 'Invisalign', 'Implant', 'Veneer'],
    '12:00': ['Invisalign', 'Veneer', 'Implant', null, 'Veneer'],
    '14:30': ['Implant', null, 'Invisalign', 'Veneer', 'Implant'],
    '16:00': ['Invisalign', 'Implant', 'Veneer', 'Invisalign', 'Implant'],
  },
  underWay: { 'Thu 14:30': 'replied', 'Thu 16:00': 'enquiry' },
  highlight: 'Tue 10:30',
}

/** Serves the home page with another headline or diary. */
export const serveHero = (page: Page, hero: Partial<HeroContent> = {}, diary: Partial<DiaryWeek> = {}) =>
  servePart(
    page,
    /<section aria-labelledby="hero".*?<\/section>/s,
    <Hero hero={{ ...ownHero, ...hero }} diary={{ ...ownDiary, ...diary }} />,
  )

/** Serves the pages with a solid top bar that has its button: a row of content/routes.ts may have both. */
export const serveSolidBar = (page: Page) =>
  servePart(page, /<header class="bar .*?<\/header>/s, <Header ground="solid" hasButton />)

/** Serves the pages that have a ledger with other items in it. */
export const serveLedger = (page: Page, items: readonly PackageItem[]) =>
  servePart(page, /<table role="table".*?<\/table>/s, <Ledger caption="Own items" items={items} labels={priceLabels} />)

/**
 * Replaces a part of the pages by a component, and adds all styles of the site: pages contain those of their own elements
 * only. The framework, which would restore the delivered part, is never loaded.
 */
async function servePart(page: Page, part: RegExp, component: ReactElement) {
  compiling ??= compileStyles()
  const styles = await compiling
  await holdRequests(page, SCRIPTS)
  await replaceInPages(page, part, () => `${renderToStaticMarkup(component)}<style>${styles}</style>`)
}

/** The styles do not depend on the content: they are compiled once for all tests of a worker. */
let compiling: Promise<string> | undefined

async function compileStyles(): Promise<string> {
  const from = 'app/globals.css'
  const { css } = await postcss([tailwindcss()]).process(await readFile(from, 'utf8'), { from })
  // The pages have the fonts, at the URLs of the build.
  return css.replaceAll(/@font-face\s*\{[^}]*\}/g, '')
}
