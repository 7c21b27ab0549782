'use client'

import { useEffect } from 'react'

/** Writes the address that does not exist to the console, for whoever looks into a dead link. */
export function LogPath({ label }: { label: string }) {
  useEffect(() => {
    // eslint-disable-next-line no-console -- the specification asks for it; a warning, as nothing here is broken
    console.warn(label, location.pathname)
  }, [label])
  return null
}
