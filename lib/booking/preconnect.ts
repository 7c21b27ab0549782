import { SCHEDULING_ASSETS, SCHEDULING_ORIGIN, SCHEDULING_SCRIPT } from './scheduling-hosts'

/** Opens the connections to the scheduling provider and fetches its widget script ahead, once. */
export function preconnectScheduling(): void {
  if (document.querySelector(`[href="${SCHEDULING_SCRIPT}"], [src="${SCHEDULING_SCRIPT}"]`)) return
  hint({ rel: 'preconnect', href: SCHEDULING_ORIGIN })
  hint({ rel: 'preconnect', href: SCHEDULING_ASSETS })
  hint({ rel: 'preload', as: 'script', href: SCHEDULING_SCRIPT })
}

function hint(link: { rel: string; href: string; as?: string }) {
  document.head.append(Object.assign(document.createElement('link'), link))
}
