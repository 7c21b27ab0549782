import { writeFileSync } from 'node:fs'
import { committedFiles } from '@/build/hosts'

/** Generates the host configurations from build/headers.ts and the route table. */
for (const [file, contents] of Object.entries(committedFiles)) {
  writeFileSync(file, contents())
  console.log(`${file} is written.`)
}
