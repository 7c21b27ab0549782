import 'server-only'
import { isCI } from 'ci-info'

/**
 * Returns whether this build may be published: a build service runs it, or PUBLISH is set. `DRAFT=true` makes it a draft, which
 * may contain placeholders, samples and the demo password. Call `loadEnvironment` before.
 */
export function isPublicBuild(): boolean {
  const { DRAFT, PUBLISH } = process.env
  // `set DRAFT=true && npm run build` of cmd includes the space.
  if (DRAFT?.trim() === 'true') return false
  return isCI || !['', 'false'].includes(PUBLISH?.trim() ?? '')
}
