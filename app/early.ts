/**
 * The script in the head of every page. It runs before the first paint. Its parts are one script because they share code.
 * The copy listener comes first: the loader stops the clicks that it keeps, so later listeners don't receive them.
 */
import '@/components/site/email-copy.early'
import '@/lib/deferral/loader'
import '@/lib/theme/early'
import '@/lib/campaign/early'
