import { retry } from '@/lib/retry'

let applied: Promise<void> | undefined

/**
 * Applies the stylesheet of the whole site. A page is delivered with the styles that it shows at first, so this comes
 * before anything else is shown: another page, or a part whose code is fetched later.
 * @returns resolves when the stylesheet applies.
 * @throws Error when it cannot be loaded, after three retries.
 */
export function applySiteStyles(): Promise<void> {
  applied ??= Promise.all([...document.querySelectorAll<HTMLLinkElement>('link[data-precedence]')].map(apply)).then(
    () => {},
  )
  applied.catch(() => (applied = undefined))
  return applied
}

/** The module, once it and the styles of what it shows are there; without the styles, if they cannot be had. */
export async function withSiteStyles<Module>(module: Promise<Module>): Promise<Module> {
  const [loaded] = await Promise.all([module, applySiteStyles().catch(() => {})])
  return loaded
}

async function apply(link: HTMLLinkElement): Promise<void> {
  link.media = 'all'
  if (!hasRules(link)) await retry(() => load(link.href))
}

function load(href: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href })
    const fail = () => {
      link.remove()
      reject(new Error(`${href} could not be loaded`))
    }
    link.onload = () => (hasRules(link) ? resolve() : fail())
    link.onerror = fail
    document.head.append(link)
  })
}

/** A stylesheet that failed to load has none, or does not let them be read. */
function hasRules({ sheet }: HTMLLinkElement): boolean {
  try {
    return (sheet?.cssRules.length ?? 0) > 0
  } catch {
    return false
  }
}
