/** What a visitor notices of the open page. It runs in the page. */
export function look() {
  const root = document.documentElement
  const focused = document.activeElement as HTMLInputElement
  const frame = document.querySelector('iframe')
  const height = (element: Element) => Math.round(element.getBoundingClientRect().height)
  const texts = (selector: string) =>
    [...document.querySelectorAll<HTMLElement>(selector)]
      .filter((element) => height(element) > 1 && getComputedStyle(element).visibility === 'visible')
      .map(({ innerText }) => innerText.trim())
  return {
    url: location.pathname,
    title: document.title,
    h1: texts('h1'),
    unseen: document.querySelectorAll('main :is(h1, h2)').length - texts('main :is(h1, h2)').length,
    overflow: root.scrollWidth - root.clientWidth,
    hasSerif: [...document.fonts].some(({ family, status }) => /serif/i.test(family) && status === 'loaded'),
    bar: getComputedStyle(document.querySelector('header')!).position,
    canvas: getComputedStyle(root).backgroundColor,
    ink: getComputedStyle(document.body).color,
    focus: focused.id || focused.getAttribute('href'),
    value: focused.getAttribute('aria-valuetext') ?? focused.value,
    alerts: texts('main [role="alert"]'),
    answers: texts('main [role="region"]'),
    calendar: frame && [frame.title, height(frame)],
    bars: document.querySelectorAll('.recharts-bar-rectangle').length,
    isSameDocument: 'marked' in window,
    errors: (window as { errors?: string[] }).errors,
  }
}
