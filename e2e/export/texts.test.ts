import { parse } from 'node-html-parser'
import { notFoundPage } from '@/content/errors'
import { documents } from './documents'

/** The attributes that visitors hear, see or follow. */
const ATTRIBUTES = ['alt', 'aria-label', 'aria-valuetext', 'title', 'content', 'href', 'style', 'data-before']

/** A placeholder that nothing has filled, or what JavaScript writes for a missing value. */
const UNFILLED = /\{\w+\}|\b(undefined|NaN)\b|\[object /

test.each(documents)('$url shows no placeholder and no missing value', ({ url, html }) => {
  const root = parse(html)
  for (const script of root.querySelectorAll('script, style')) script.remove()
  const attributes = ATTRIBUTES.flatMap((name) =>
    root.querySelectorAll(`[${name}]`).map((element) => `${name}="${element.getAttribute(name)}"`),
  )
  const texts = root.structuredText.split('\n')
  // The browser fills this one on the not-found page.
  const unfilled = [...texts, ...attributes].filter((text) => UNFILLED.test(text.replace(notFoundPage.suggestion, '')))
  expect({ url, unfilled }).toEqual({ url, unfilled: [] })
})
