/**
 * The script in the head of every page, which runs before anything is painted. It is one script, because its parts share
 * code. The loader hides the clicks that it keeps from the listeners after it: only copying sees them.
 */
import '@/components/site/email-copy.early'
import '@/lib/deferral/loader'
import '@/lib/theme/early'
import '@/lib/campaign/early'
import '@/components/site/page-transition.early'
