/** The script in the head of every page. Runs before the first paint. Its parts share code. */
import '@/components/site/email-copy.inline'
import '@/lib/hydration/loader'
import '@/lib/theme/theme.inline'
import '@/lib/typography/text-scale.inline'
import '@/lib/campaign/campaign.inline'
