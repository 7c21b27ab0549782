import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { HTMLElement } from 'node-html-parser'
import { OPENED_IDS } from '@/lib/gate/link-password'
import { documents, OUT } from './documents'

/** Attributes with ids of elements of the same page. */
const ID_ATTRIBUTES = ['aria-controls', 'aria-describedby', 'aria-labelledby', 'for', 'headers', 'list']

const idsOf = (root: HTMLElement) => root.querySelectorAll('[id]').map(({ id }) => id)

test.each(documents)(
  'every id of $url is on one element, and every id that an attribute names is there',
  (document) => {
    const { url, root } = document
    const ids = idsOf(root)
    const repeated = ids.filter((id, index) => ids.indexOf(id) !== index)
    const named = ID_ATTRIBUTES.flatMap((name) =>
      root.querySelectorAll(`[${name}]`).flatMap((element) => element.getAttribute(name)!.split(/\s+/)),
    )
    const missing = named.filter((id) => !ids.includes(id))
    expect({ url, repeated, missing }).toEqual({ url, repeated: [], missing: [] })
  },
)

test.each(documents)(
  'every link of $url within the site leads to a page or file, and to an element',
  ({ url, root }) => {
    const broken = root.querySelectorAll('a[href^="/"], a[href^="#"], link[href^="/"]').flatMap((link) => {
      const { pathname, hash } = new URL(link.getAttribute('href')!, `https://site${url}`)
      const targets = documents.filter((document) => document.path === pathname || document.url === pathname)
      const isFile = ['', '.html'].some((extension) => existsSync(join(OUT, pathname + extension)))
      const hasElement = hash === '' || targets.some((target) => idsOf(target.root).includes(hash.slice(1)))
      return (targets.length > 0 || isFile) && hasElement ? [] : [link.outerHTML]
    })
    expect({ url, broken }).toEqual({ url, broken: [] })
  },
)

test('every fragment of the opened /pricing is no password: add its id to OPENED_IDS in lib/gate/link-password.ts', () => {
  const { root } = documents.find(({ url }) => url === '/pricing#opened')!
  // React generates the ids with _.
  const ids = idsOf(root.querySelector('main')!).filter((id) => !id.startsWith('_'))
  expect(ids.filter((id) => !OPENED_IDS.includes(id))).toEqual([])
})
