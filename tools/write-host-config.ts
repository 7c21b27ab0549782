import { writeFileSync } from 'node:fs'
import { committedFiles } from '@/tools/hosts/host-config'

/** Writes the host configurations of the repository anew, after a change in lib/http/headers.ts or the route table. */
for (const [file, contents] of Object.entries(committedFiles)) {
  writeFileSync(file, contents())
  console.log(`${file} is written.`)
}
