/** Words of the pages that stand in for another one. */
export const notFoundPage = {
  code: '404',
  title: 'Oops! Page not found',
  text: 'This slot in the diary is empty.',
  link: { label: 'Return to Home', href: '/' },
  logged: 'Page not found:',
} as const

export const errorPage = {
  title: 'Unexpected Application Error!',
  retry: 'Try again',
  home: { label: 'Return to Home', href: '/' },
  unknown: 'No further detail was given.',
} as const
