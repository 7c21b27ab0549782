import type { Page } from 'playwright/test'
import { faq } from '@/content/faq'
import { siteLayout } from '@/content/site-layout'
import { quoted } from './specification'

// What visitors meet on most pages, by the names that they know it by.

export const mainHeading = (page: Page) => page.getByRole('heading', { level: 1 })
export const bookLink = (page: Page) => page.getByRole('banner').getByRole('link', { name: quoted.bookCall })
export const logo = (page: Page) => page.getByRole('banner').getByRole('link').first()
export const question = (page: Page, index: number) => page.getByRole('button', { name: faq.items[index]?.question })
export const answer = (page: Page, index: number) => page.getByText(faq.items[index]?.answer ?? '')
export const copyButton = (page: Page) => page.getByRole('button', { name: siteLayout.footer.copy.label })

export function themeChoice(page: Page, theme: 'system' | 'light' | 'dark') {
  const { label } = siteLayout.theme.options.find(({ value }) => value === theme)!
  return page.getByRole('radio', { name: label })
}
