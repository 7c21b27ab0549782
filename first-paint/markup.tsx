import { EARLY_ATTRIBUTE } from './protocol'

/**
 * Renders an inline script that runs before the content after it is painted.
 * @param code a classic script from `.generated/early.ts`.
 */
export function EarlyScript({ code }: { code: string }) {
  return <script {...{ [EARLY_ATTRIBUTE]: true }} dangerouslySetInnerHTML={{ __html: code }} />
}
