import { refuseLeaks } from '@/build/leaks/refuse-leaks'

/** Searches an export for sealed content: the folder of the argument, or out/. */
refuseLeaks(process.argv[2] ?? 'out').catch((error: Error) => {
  console.error(error.message)
  process.exitCode = 1
})
