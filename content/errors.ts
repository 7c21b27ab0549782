export const notFoundPage = {
  code: '404',
  title: 'Oops! Page not found',
  text: 'This slot in the diary is empty.',
  link: { label: 'Return to Home', href: '/' },
  logged: 'Page not found:',
  /** Times beside the drawn diary; the middle slot is the empty one. */
  hours: ['3:15', '4:04', '5:15'],
} as const

export const errorPage = {
  title: 'Unexpected Application Error!',
  text: 'Something on this page went wrong. Trying again often helps, and the rest of the site should be fine.',
  retry: 'Try again',
  home: { label: 'Return to Home', href: '/' },
  unknown: 'No further details were given.',
} as const
