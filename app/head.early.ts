/** The script in the head of every page. Runs before the first paint. Its parts share code. */
import '@/components/site/email-copy.early'
import '@/lib/deferral/loader'
import '@/lib/theme/theme.early'
import '@/lib/typography/text-scale.early'
import '@/lib/campaign/campaign.early'
