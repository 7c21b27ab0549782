'use client'

import { useSyncExternalStore, type ComponentProps } from 'react'
import { ExternalLink } from '@/components/ui/link'
import { sessionAttribution } from '@/lib/booking/attribution'
import { schedulingLink } from '@/lib/booking/calendly'

const subscribe = () => () => {}

/**
 * A link that opens a scheduling page in a new tab, with the session's campaign parameters after hydration.
 * @param pageUrl a scheduling page without a query.
 */
export function SchedulingLink({ pageUrl, ...rest }: ComponentProps<'a'> & { pageUrl: string }) {
  const href = useSyncExternalStore(
    subscribe,
    () => schedulingLink(pageUrl, sessionAttribution()),
    () => pageUrl,
  )
  return <ExternalLink {...rest} href={href} />
}
