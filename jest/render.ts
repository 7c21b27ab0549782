import { parse, type HTMLElement } from 'node-html-parser'
import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'

/** Renders a component as the build does, and returns the root of its elements. */
export const render = (component: ReactElement): HTMLElement => parse(renderToStaticMarkup(component))

/** Returns the texts of the elements below `root` that match a selector, in order. */
export const textsOf = (root: HTMLElement, selector: string): string[] =>
  root.querySelectorAll(selector).map(({ text }) => text.trim())
