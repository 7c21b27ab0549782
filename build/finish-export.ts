import { fillBoundaries } from '@/build/export/boundaries'
import { compress } from '@/lib/http/compress'
import { deferScripts } from '@/build/export/defer-scripts'
import { firstScreenStyles } from '@/build/export/first-screen'
import { addHostFiles } from '@/build/export/deploy-files'
import { addPolicies } from '@/build/export/policies'
import { refuseLeaks } from '@/build/leaks/refuse-leaks'
import { removeNotFoundPage } from '@/build/export/remove-not-found-page'

/** What turns the framework's export into the site that is published, in this order. */
const steps: readonly ((folder: string) => void | Promise<void>)[] = [
  removeNotFoundPage,
  fillBoundaries,
  deferScripts,
  firstScreenStyles,
  // Whatever changes the pages' bytes stands above: the policies hash them, and compression copies them.
  addPolicies,
  addHostFiles,
  compress,
  refuseLeaks,
]

for (const step of steps) await step('out')
console.log('The site stands in out/.')
