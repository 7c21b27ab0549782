'use client'

import { useSyncExternalStore, type ComponentProps } from 'react'
import { ExternalLink } from '@/components/ui/link'
import { sessionAttribution } from '@/lib/booking/attribution'
import { schedulingLink } from '@/lib/booking/calendly'

const never = () => () => {}

/**
 * A link to a scheduling page in a new tab. It takes along where the visitor came from; without scripts it
 * is the plain link.
 * @param pageUrl a scheduling page without a query.
 */
export function SchedulingLink({ pageUrl, ...rest }: ComponentProps<'a'> & { pageUrl: string }) {
  const href = useSyncExternalStore(
    never,
    () => schedulingLink(pageUrl, sessionAttribution()),
    () => pageUrl,
  )
  return <ExternalLink {...rest} href={href} />
}
