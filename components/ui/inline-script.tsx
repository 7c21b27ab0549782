import { bundleScript } from '@/lib/bundle-script'

type Props = {
  /** Path of the script's module from the top folder. */
  entry: string
  /** Id of the script element: scripts/after-build/ finds the loader by it. */
  id?: string
}

/** Renders an inline script that runs before the content after it is painted. For server components only. */
export function InlineScript({ entry, id }: Props) {
  return <script data-inline id={id} dangerouslySetInnerHTML={{ __html: bundleScript(entry) }} />
}
