import { refuseLeaks } from '@/build/leaks/refuse-leaks'

/** Looks through an export for sealed content: the folder that is named, or out/. */
refuseLeaks(process.argv[2] ?? 'out').catch((error: Error) => {
  console.error(error.message)
  process.exitCode = 1
})
