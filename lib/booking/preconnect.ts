import { SCHEDULING_ASSETS, SCHEDULING_ORIGIN, SCHEDULING_SCRIPT } from './scheduling-hosts'

/** Connects to the scheduling provider and preloads its widget script, once. */
export function preconnectScheduling(): void {
  if (document.querySelector(`[href="${SCHEDULING_SCRIPT}"], [src="${SCHEDULING_SCRIPT}"]`)) return
  hint({ rel: 'preconnect', href: SCHEDULING_ORIGIN })
  hint({ rel: 'preconnect', href: SCHEDULING_ASSETS })
  hint({ rel: 'preload', as: 'script', href: SCHEDULING_SCRIPT })
}

function hint(link: { rel: string; href: string; as?: string }) {
  document.head.append(Object.assign(document.createElement('link'), link))
}
