import { fillBoundaries } from './export/boundaries'
import { compress } from './export/compress'
import { deferScripts } from './export/defer-scripts'
import { firstScreenStyles } from './export/first-screen'
import { addHostFiles } from './export/host-files'
import { addPolicies } from './export/policies'
import { refuseLeaks } from './export/leaks'
import { removeNotFoundPage } from './export/remove-not-found-page'

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
