/** What a visitor notices of the open page. It runs in the page. */
export function look() {
  const root = document.documentElement
  const frame = document.querySelector('iframe')
  const height = (element: Element) => Math.round(element.getBoundingClientRect().height)
  const texts = (selector: string) =>
    [...document.querySelectorAll<HTMLElement>(selector)]
      .filter((element) => height(element) > 1 && getComputedStyle(element).visibility === 'visible')
      .map(({ innerText }) => innerText.trim())
  return {
    h1: texts('h1'),
    unseen: document.querySelectorAll('main :is(h1, h2)').length - texts('main :is(h1, h2)').length,
    overflow: root.scrollWidth - root.clientWidth,
    hasSerif: [...document.fonts].some(({ family, status }) => /serif/i.test(family) && status === 'loaded'),
    bar: getComputedStyle(document.querySelector('header')!).position,
    canvas: getComputedStyle(root).backgroundColor,
    ink: getComputedStyle(document.body).color,
    focus: document.activeElement?.id,
    alerts: texts('main [role="alert"]'),
    answers: texts('main [role="region"]'),
    calendar: frame && [frame.title, height(frame)],
    film: document.querySelector('main li button')?.ariaLabel,
    isHydrated: performance.getEntriesByName('hydrated').length > 0,
    errors: (window as { errors?: string[] }).errors,
  }
}
