import { define } from '#define'

export const notFoundPage = define('errors.ts: notFoundPage', {
  code: '404',
  title: 'Oops! Page not found',
  text: 'This slot in the diary is empty.',
  /** Replaces the text when the address without capitals and punctuation is the address of a page. */
  suggestion: 'Did you mean {path}?',
  link: { label: 'Return to Home', href: '/' },
  logged: 'Page not found:',
  /** Times in the drawing of a diary; the middle slot is empty. */
  hours: ['3:15', '4:04', '5:15'],
})

export const errorPage = define('errors.ts: errorPage', {
  title: 'Unexpected Application Error!',
  text: 'Something went wrong on this page. Try again, or go back to the home page.',
  retry: 'Try again',
  home: { label: 'Return to Home', href: '/' },
  unknown: 'No further details were given.',
})
