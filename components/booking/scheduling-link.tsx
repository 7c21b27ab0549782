'use client'

import { useSyncExternalStore, type ReactNode } from 'react'
import { sessionAttribution } from '@/lib/booking/attribution'
import { schedulingLink } from '@/lib/booking/scheduling'
import { ExternalLink } from '@/components/ui/link'

const never = () => () => {}

/**
 * A link to a scheduling page in a new tab. It takes along where the visitor came from; without scripts it
 * is the plain link.
 * @param address a scheduling page without a query.
 */
export function SchedulingLink({
  address,
  className,
  children,
}: {
  address: string
  className?: string
  children: ReactNode
}) {
  const href = useSyncExternalStore(
    never,
    () => schedulingLink(address, sessionAttribution()),
    () => address,
  )
  return (
    <ExternalLink href={href} className={className}>
      {children}
    </ExternalLink>
  )
}
