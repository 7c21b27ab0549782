import type { RouteRow } from '@/content/types'
import { compact, type ContentIssue } from './issue'

const DESCRIPTION = { least: 70, most: 155 }
const TITLE = { most: 60 }

/** The route table: each path once, titles and descriptions that fit a search result, no private page in the sitemap. */
export function checkRoutes(rows: readonly RouteRow[]): ContentIssue[] {
  return rows.flatMap(({ path, title, description, robots, inSitemap }, index) => {
    const issue = (message: string) => ({ file: 'content/routes.ts', entry: `routes[${index + 1}] (${path})`, message })
    const above = rows.slice(0, index)
    const twin = above.find((row) => row.path !== path && row.description === description)
    const { length } = description
    return compact([
      above.some((row) => row.path === path) && issue('stands twice: keep one row'),
      title.length > TITLE.most && issue(`has a title of ${title.length} characters: expected at most ${TITLE.most}`),
      (length < DESCRIPTION.least || length > DESCRIPTION.most) &&
        issue(`has a description of ${length} characters: expected ${DESCRIPTION.least} to ${DESCRIPTION.most}`),
      twin && issue(`has the same description as ${twin.path}: expected one of its own`),
      inSitemap && robots !== 'index' && issue(`is in the sitemap but marked ${robots}: expected inSitemap: false`),
    ])
  })
}
