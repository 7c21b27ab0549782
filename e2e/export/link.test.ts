import { OPENED_IDS } from '@/lib/gate/link-password'
import { documents } from './documents'

test('every fragment of the opened /pricing is no password: add its id to OPENED_IDS in lib/gate/link-password.ts', () => {
  const { root } = documents.find(({ at }) => at === '/pricing#opened')!
  // React generates the ids with _.
  const ids = root.querySelectorAll('main [id]').map(({ id }) => id)
  expect(ids.filter((id) => !id.startsWith('_') && !OPENED_IDS.includes(id))).toEqual([])
})
