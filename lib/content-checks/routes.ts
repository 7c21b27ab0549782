import type { RouteRow } from '@/content/types'
import { only, type ContentIssue } from './issue'

const DESCRIPTION = { least: 70, most: 155 }
const TITLE = { most: 60 }

/** The route table: each path once, titles and descriptions that fit a search result, no private page in the sitemap. */
export function checkRoutes(rows: readonly RouteRow[]): ContentIssue[] {
  return rows.flatMap(({ path, title, description, robots, inSitemap }, index) => {
    const found = (problem: string) => ({ file: 'content/routes.ts', entry: `routes[${index + 1}] (${path})`, problem })
    const above = rows.slice(0, index)
    const twin = above.find((row) => row.path !== path && row.description === description)
    const { length } = description
    return only([
      above.some((row) => row.path === path) && found('stands twice: keep one row'),
      title.length > TITLE.most && found(`has a title of ${title.length} characters: expected at most ${TITLE.most}`),
      (length < DESCRIPTION.least || length > DESCRIPTION.most) &&
        found(`has a description of ${length} characters: expected ${DESCRIPTION.least} to ${DESCRIPTION.most}`),
      twin && found(`has the same description as ${twin.path}: expected one of its own`),
      inSitemap && robots !== 'index' && found(`is in the sitemap but marked ${robots}: expected inSitemap: false`),
    ])
  })
}
