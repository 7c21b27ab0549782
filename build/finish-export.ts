import { compress } from '@/build/compress'
import { deferScripts } from './export/defer-scripts'
import { addHostFiles } from './hosts'
import { inlineStyles } from './export/inline-styles'
import { addPolicies } from './export/policies'
import { removeNotFoundPage } from './export/remove-not-found-page'
import { refuseLeaks } from './leaks/refuse-leaks'

/** What turns the framework's export into the site that is published, in this order. */
const steps: readonly ((folder: string) => void | Promise<void>)[] = [
  removeNotFoundPage,
  inlineStyles,
  deferScripts,
  // Whatever changes the pages' bytes stands above: the policies hash them, and compression copies them.
  addPolicies,
  addHostFiles,
  compress,
  refuseLeaks,
]

for (const step of steps) await step('out')
console.log('The site stands in out/.')
