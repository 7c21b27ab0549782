/**
 * The script in the head of every page, which runs before anything is painted. It is one script, because its parts share
 * code. The loader comes first: it must see the events that the others handle.
 */
import '@/lib/deferral/loader'
import '@/lib/theme/early'
import '@/lib/campaign/early'
import '@/components/site/page-transition.early'
