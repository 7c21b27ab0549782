import { findInvalid } from '@/content/schema/find-invalid'
import { workInTemporaryFolder, writeFile } from '@/jest/temporary-folder'

workInTemporaryFolder()

/** Returns the findings about a photograph with this content. */
function findingsAbout(src: string, bytes: string): string[] {
  writeFile(`public${src}`, Buffer.from(bytes, 'latin1'))
  const photograph = { src, width: 800, height: 1000, alt: 'Jane' }
  return findInvalid('site.ts: owner', { founder: { name: 'Jane', role: 'Founder', photograph } })
}

test.each([
  ['a pointer of Git LFS', 'version https://git-lfs.github.com/spec/v1\noid sha256:4d7a2146\nsize 84977\n'],
  ['a HEIC photograph', '\0\0\0\x18ftypheic\0\0\0\0mif1heic'],
])('refuses %s that is named .jpg', (_, bytes) => {
  expect(findingsAbout('/founder.jpg', bytes)).toEqual([
    'content/site.ts: owner.founder.photograph.src is "/founder.jpg", expected a file whose content is a picture in the format .jpg: export it again in one of these: avif, gif, jpeg, jpg, png, svg, webp',
  ])
})

test.each([
  ['/founder.jpg', '\xff\xd8\xff\xe0\0\x10JFIF'],
  ['/founder.JPEG', '\xff\xd8\xff\xe1\0\x10Exif'],
  ['/team/founder.png', '\x89PNG\r\n\x1a\n'],
  ['/founder.webp', 'RIFF\x24\0\0\0WEBPVP8 '],
  ['/founder.avif', '\0\0\0\x1cftypavif'],
  ['/logo.svg', '<?xml version="1.0"?>\n<svg xmlns="http://www.w3.org/2000/svg"/>'],
])('accepts %s with a picture of its format', (src, bytes) => {
  expect(findingsAbout(src, bytes)).toEqual([])
})
