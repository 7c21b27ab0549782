import { runCommand } from '@/build/command'

await runCommand(async () => {
  const { writeAssets } = await import('@/build/write-assets')
  writeAssets()
})
