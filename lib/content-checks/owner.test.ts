import { checkShape } from './check-shape'
import { checkPhotograph } from './owner'
import { ownerShape } from './shapes'

const problems = (owner: object) => checkShape('content/site.ts', 'owner', ownerShape, owner)

test('a photograph that is not there is named with its field', () => {
  expect(checkPhotograph({ file: 'content/nobody.jpg', alt: 'Nobody' })).toEqual([
    expect.objectContaining({ entry: 'owner.photograph.file', problem: expect.stringContaining('content/nobody.jpg') }),
  ])
  expect(checkPhotograph({ file: 'content/site.ts', alt: 'There' })).toEqual([])
  expect(checkPhotograph(undefined)).toEqual([])
})

test('an owner is complete with nothing, and no entry is half set', () => {
  expect(problems({})).toEqual([])
  expect(problems({ founder: { name: 'Jane Doe' } }).map(({ entry }) => entry)).toEqual(['owner.founder.role'])
  expect(problems({ privacyNotice: 'privacy.html' }).map(({ entry }) => entry)).toEqual(['owner.privacyNotice'])
})
