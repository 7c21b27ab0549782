import { essential } from './essential'
import { premium } from './premium'
import { packages } from './pricing'
import type { Package } from './schema'

const offers: Package[] = [essential, premium, packages.core, packages.premium]
const items = offers.flatMap(({ items }) => items)

test.each([...new Set(items.map(({ id }) => id))])('%s has one icon in every package', (id) => {
  const icons = items.filter((item) => item.id === id).map(({ icon }) => icon)
  expect(new Set(icons).size).toBe(1)
})
