import { writeFileSync } from 'node:fs'
import { hostConfigFiles } from '@/build/hosts'

for (const [file, contents] of Object.entries(hostConfigFiles)) {
  writeFileSync(file, contents())
  console.log(`Updated ${file}.`)
}
