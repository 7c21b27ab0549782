import { loadEnvironment } from '@/lib/environment'
import { finishExport } from './after-build/finish-export'
import { runCommand } from './command'

await runCommand(async () => {
  loadEnvironment()
  await finishExport('out')
  console.log('The site is in out/.')
})
