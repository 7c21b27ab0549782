/**
 * Stands in the framework's file. A page is delivered with the styles that it and its scripts need; the stylesheet of
 * all pages comes when another one is about to be shown, or where that of this page is not enough.
 */
/** Its address. */
declare const ALL_STYLES: string

let fetched: Promise<void> | undefined

window.allStyles = () => (fetched ??= fetchStyles())
if (mayShowAnotherPage() || isIncomplete()) window.allStyles().catch(() => {})

/** Last in the document: styles that come after all others do not have the browser lay out the page anew. */
function fetchStyles(): Promise<void> {
  return new Promise((resolve, reject) => {
    const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href: ALL_STYLES })
    link.onload = () => resolve()
    link.onerror = () => {
      link.remove()
      fetched = undefined
      reject(new Error(`${ALL_STYLES} did not come`))
    }
    document.body.append(link)
  })
}

/** After a reload, Back may lead to a page that was shown in this document before. */
function mayShowAnotherPage(): boolean {
  return (performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming | undefined)?.type !== 'navigate'
}

/** Where the styles below the first screen did not come, and where the whole sheet alone says what properties begin with. */
function isIncomplete(): boolean {
  const below = document.querySelector<HTMLLinkElement>('[data-first-screen-end] link')
  return (below && !below.sheet) || !('registerProperty' in CSS)
}
