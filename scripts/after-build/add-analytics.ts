import { owner } from '@/content/site'
import { bundleScript } from '@/lib/bundle-script'
import type { Page } from './pages'

/**
 * Adds the script of `owner.analytics` to a page, after all that React renders in its head: of a script in the layout, the page
 * would load the text a second time, for hydration.
 */
export function addAnalytics({ root }: Page): void {
  if (!owner.analytics) return
  const script = bundleScript('lib/analytics/analytics.inline.ts', { ANALYTICS: owner.analytics })
  root.querySelector('head')!.insertAdjacentHTML('beforeend', `<script data-inline>${script}</script>`)
}
