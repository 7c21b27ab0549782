import { EarlyScript } from '@/first-paint/markup'
import { ENTRY_PREFIX } from '@/lib/gate/memory'

/** Milliseconds after which the prompt shows all the same, in case the page's scripts never arrive. */
const TIMEOUT_MS = 5000

/**
 * Runs before the prompt is painted and hides it when this session remembers a key: plain script, no modules.
 * Storage that throws leaves the prompt.
 */
const script = `try{for(var i=0;i<sessionStorage.length;i++)if(sessionStorage.key(i).indexOf(${JSON.stringify(ENTRY_PREFIX)})===0)document.documentElement.dataset.gate='trying'}catch(e){}setTimeout(function(){delete document.documentElement.dataset.gate},${TIMEOUT_MS})`

/** Stands before the gate in the page. */
export function HideWhileRestoring() {
  return <EarlyScript code={script} />
}
