// For debugging dead links.
// eslint-disable-next-line no-console -- the purpose of this script; a warning, because nothing is broken
console.warn(document.querySelector<HTMLElement>('[data-logged]')!.dataset.logged, location.pathname)
