import { ensureBrowser } from '@/tools/browser'

try {
  ensureBrowser()
} catch (error) {
  console.error((error as Error).message)
  process.exit(1)
}
