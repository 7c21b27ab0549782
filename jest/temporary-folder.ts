import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

/** Runs each test of a file in a new, empty folder, and deletes it afterwards. */
export function workInTemporaryFolder() {
  const repository = process.cwd()
  let folder: string
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'test-'))
    process.chdir(folder)
  })
  afterEach(() => {
    process.chdir(repository)
    rmSync(folder, { recursive: true })
  })
}

/** Writes a file and creates missing folders. */
export function writeFile(path: string, content: string | Buffer) {
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, content)
}
