/**
 * The script in the head of every page. Runs before the first paint. Its parts share code. Keep email-copy first: the loader
 * stops the propagation of the clicks that it queues.
 */
import '@/components/site/email-copy.early'
import '@/lib/deferral/loader'
import '@/lib/theme/theme.early'
import '@/lib/campaign/campaign.early'
