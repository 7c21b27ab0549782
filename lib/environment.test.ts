import { writeFileSync } from 'node:fs'
import { workInTemporaryFolder } from '@/jest/temporary-folder'

const PASSWORD = 'five-calm-herons-cross-slow-rivers'

workInTemporaryFolder()
beforeEach(() => {
  jest.replaceProperty(process, 'env', { ...process.env })
  delete process.env.PRICING_PASSWORD
})
afterEach(() => jest.restoreAllMocks())

/** Loads a .env file with this content, as a new process does. */
async function load(content: string | Buffer): Promise<void> {
  writeFileSync('.env', content)
  await jest.isolateModulesAsync(async () => {
    const { loadEnvironment } = await import('./environment')
    loadEnvironment()
  })
}

test('loads the variables of an .env file', async () => {
  await load(`PRICING_PASSWORD=${PASSWORD}`)
  expect(process.env.PRICING_PASSWORD).toBe(PASSWORD)
})

test.each([
  ['encoded in UTF-8 with a byte order mark', Buffer.from(`\ufeffPRICING_PASSWORD=${PASSWORD}`)],
  ['encoded in UTF-16', Buffer.from(`\ufeffPRICING_PASSWORD=${PASSWORD}`, 'utf16le')],
  ['not encoded in UTF-8', Buffer.from('NAME=Zürich', 'latin1')],
])('rejects a file that is %s, and names it', async (encoding, content) => {
  await expect(load(content)).rejects.toThrow(`.env is ${encoding}: `)
})

test('rejects a password in which Next.js would expand a variable, in a file and in the environment of the host', async () => {
  await expect(load('PRICING_PASSWORD=Correct$horse-battery-staple')).rejects.toThrow('PRICING_PASSWORD must have')
  process.env.PRICING_PASSWORD = 'Correct$horse-battery-staple'
  await expect(load(`PRICING_PASSWORD=${PASSWORD}`)).rejects.toThrow('PRICING_PASSWORD must have')
})
