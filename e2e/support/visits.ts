import type { Page } from 'playwright/test'
import { routes } from '@/content/routes'
import type { Path, RouteRow } from '@/content/types'
import { gotoHydrated } from './hydration'
import type { test } from './test'

export type Visit = { path: Path; address: string; row: RouteRow }

/** Every page of the site with an address to reach it at, the not-found page included. */
export const visits: readonly Visit[] = routes.map((row) => ({
  path: row.path,
  address: row.path === '*' ? '/no-such-page' : row.path,
  row,
}))

type Allow = Parameters<Parameters<typeof test>[2]>[0]['allow']

/** Opens a page and waits until its components answer. */
export async function visit(page: Page, { path, address }: Visit, allow: Allow) {
  // The browser itself reports a document that answers 404.
  if (path === '*') allow(/status of 404/)
  await gotoHydrated(page, address)
}
