import type { Page } from 'playwright/test'
import { routes } from '@/content/routes'
import type { Path } from '@/content/schema'
import { gotoHydrated } from './hydration'
import type { test } from './test'

export type Visit = { path: Path; address: string }

/** Every page of the site with an address to reach it at, the not-found page included. */
export const visits: readonly Visit[] = routes.map(({ path }) => ({
  path,
  address: path === '*' ? '/no-such-page' : path,
}))

type Allow = Parameters<Parameters<typeof test>[2]>[0]['allow']

/** Opens a page and waits until its components answer. */
export async function visit(page: Page, { path, address }: Visit, allow: Allow) {
  // The browser itself reports a document that answers 404.
  if (path === '*') allow(/status of 404/)
  await gotoHydrated(page, address)
}
