/**
 * The script in the head of every page. Runs before the first paint. Its parts are one script because they share code. The
 * listener that copies is first: the loader stops the clicks that it keeps.
 */
import '@/components/site/email-copy.early'
import '@/lib/deferral/loader'
import '@/lib/theme/early'
import '@/lib/campaign/early'
