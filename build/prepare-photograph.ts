import { rmSync } from 'node:fs'
import { owner } from '@/content/site'
import { photographFolder } from '@/lib/photograph'
import { writePhotograph } from './photograph/write-photograph'

const folder = `public/${photographFolder}`

rmSync(folder, { recursive: true, force: true })
if (owner.photograph) await writePhotograph(owner.photograph.file, folder)
