import { renderToStaticMarkup } from 'react-dom/server'
import BookPage from '@/app/book/page'
import HomePage from '@/app/page'
import WebsitePage from '@/app/website/page'

// render-page.ts bundles this module, because Playwright has a JSX runtime of its own and cannot import stylesheets.

const PAGES = { '/': HomePage, '/book': BookPage, '/website': WebsitePage }

/** Path of a page whose content has optional parts. */
export type OptionalPage = keyof typeof PAGES

/** Returns the HTML of a page's body. */
export function render(path: OptionalPage): string {
  const Page = PAGES[path]
  return renderToStaticMarkup(<Page />)
}
