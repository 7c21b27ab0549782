import { EARLY } from './protocol'

/**
 * A script that runs where it stands, before anything below it is painted.
 * @param code plain script, no modules.
 */
export function EarlyScript({ code }: { code: string }) {
  return <script {...{ [EARLY]: true }} dangerouslySetInnerHTML={{ __html: code }} />
}
