import { refuseLeaks } from '@/build/leaks/refuse-leaks'

/** Looks through an export for sealed content: `npm run check-leaks -- some/folder`, or out/ without an argument. */
refuseLeaks(process.argv[2] ?? 'out').catch((error: Error) => {
  console.error(error.message)
  process.exitCode = 1
})
