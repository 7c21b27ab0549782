import { writeFileSync } from 'node:fs'
import { renderVercelFile, writeNginxFiles } from '@/build/hosts'

writeFileSync('vercel.json', renderVercelFile())
writeNginxFiles()
