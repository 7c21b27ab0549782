import { runCommand } from '@/build/command'

await runCommand(() => import('@/build/write-assets'))
