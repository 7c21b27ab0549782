/**
 * The script in the head of every page, which runs before the first paint. Its parts are one script because they share
 * code. The loader stops the clicks that it keeps, so only the listener before it, which copies, receives them.
 */
import '@/components/site/email-copy.early'
import '@/lib/deferral/loader'
import '@/lib/theme/early'
import '@/lib/campaign/early'
