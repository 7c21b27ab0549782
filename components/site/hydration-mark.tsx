'use client'

import { useEffect } from 'react'
import { markHydrated } from '@/first-paint/client'

/** Marks the page as hydrated. Render it last: its effect runs after all others. */
export function HydrationMark() {
  useEffect(markHydrated, [])
  return null
}
