import type { RouteRow } from '@/content/schema'
import { compact, type ContentIssue } from './issue'

const DESCRIPTION = { min: 70, max: 155 }
const TITLE = { max: 60 }

/** Checks that paths are unique, texts fit a search result, and no noindex page is in the sitemap. */
export function checkRoutes(rows: readonly RouteRow[]): ContentIssue[] {
  return rows.flatMap(({ path, title, description, robots, inSitemap }, index) => {
    const issue = (message: string) => ({ file: 'content/routes.ts', entry: `routes[${index + 1}] (${path})`, message })
    const above = rows.slice(0, index)
    const duplicate = above.find((row) => row.path !== path && row.description === description)
    const { length } = description
    return compact([
      above.some((row) => row.path === path) && issue('is listed twice: keep one row'),
      title.length > TITLE.max && issue(`has a title of ${title.length} characters: expected at most ${TITLE.max}`),
      (length < DESCRIPTION.min || length > DESCRIPTION.max) &&
        issue(`has a description of ${length} characters: expected ${DESCRIPTION.min} to ${DESCRIPTION.max}`),
      duplicate && issue(`has the same description as ${duplicate.path}: expected one of its own`),
      inSitemap && robots !== 'index' && issue(`is in the sitemap but marked ${robots}: expected inSitemap: false`),
    ])
  })
}
