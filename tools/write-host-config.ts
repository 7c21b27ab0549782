import { writeFileSync } from 'node:fs'
import { committedFiles } from '@/build/hosts'

for (const [file, contents] of Object.entries(committedFiles)) {
  writeFileSync(file, contents())
  console.log(`Updated ${file}.`)
}
