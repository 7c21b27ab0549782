/** @jest-environment jsdom */
import { render, screen, within } from '@testing-library/react'
import { siteLayout } from '@/content/site-layout'
import { Footer } from './footer'

const { pages, pagesTitle } = siteLayout.footer

test('puts the links to pages into a labelled navigation landmark', () => {
  render(<Footer owner={{}} />)
  const links = within(screen.getByRole('navigation', { name: pagesTitle })).getAllByRole('link')
  expect(links.map((link) => link.getAttribute('href'))).toEqual(pages.map(({ href }) => href))
})
