import { writeFileSync } from 'node:fs'
import { renderVercelFile, writeNginxFiles } from '@/build/hosts'

writeFileSync('vercel.json', renderVercelFile())
writeNginxFiles()
console.log('vercel.json and deploy/nginx-*.conf are up to date.')
