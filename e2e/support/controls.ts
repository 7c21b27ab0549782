import type { Page } from 'playwright/test'
import { faq } from '@/content/faq'
import { site } from '@/content/site'
import { siteLayout } from '@/content/site-layout'

export const region = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
export const mainHeading = (page: Page) => page.getByRole('heading', { level: 1 })
export const bookLink = (page: Page) =>
  page.getByRole('banner').getByRole('link', { name: siteLayout.headerAction.label, exact: true })
export const floatingButton = (page: Page) =>
  page.getByRole('complementary', { name: siteLayout.floatingName }).getByRole('link')
export const homeLink = (page: Page) => page.getByRole('banner').getByRole('link', { name: site.name })
export const question = (page: Page, index: number) =>
  page.getByRole('button', { name: faq.items[index]?.question, exact: true })
export const answer = (page: Page, index: number) => page.getByText(faq.items[index]?.answer ?? '')
export const copyButton = (page: Page) => page.getByRole('button', { name: siteLayout.footer.copy.label })
/** The confirmation messages that are in the document, including hidden ones. */
export const toasts = (page: Page) =>
  page.getByRole('region', { name: siteLayout.footer.copy.toasts }).getByRole('listitem')

export function themeChoice(page: Page, theme: 'system' | 'light' | 'dark') {
  const { label } = siteLayout.theme.options.find(({ value }) => value === theme)!
  return page.getByRole('radio', { name: label })
}
