import { checkOwner } from './owner'

const photograph = (file: string) => ({ file, alt: 'The founder' })

test('a photograph that is not there is named with its field', () => {
  expect(checkOwner({ photograph: photograph('content/nobody.jpg') })).toEqual([
    expect.objectContaining({ entry: 'owner.photograph.file', message: expect.stringContaining('content/nobody.jpg') }),
  ])
})

test('a privacy notice needs a whole address', () => {
  expect(checkOwner({ privacyNotice: 'privacy.html' }).map(({ entry }) => entry)).toEqual(['owner.privacyNotice'])
})

test('nothing has to be set, and what is right passes', () => {
  expect(checkOwner({})).toEqual([])
  const privacyNotice = 'https://www.example.com/privacy'
  expect(checkOwner({ photograph: photograph('public/icon-192.png'), privacyNotice })).toEqual([])
})
