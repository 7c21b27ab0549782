'use client'

import { useEffect } from 'react'

/** Logs the missing path to the console, for debugging dead links. */
export function LogPath({ label }: { label: string }) {
  useEffect(() => {
    // eslint-disable-next-line no-console -- the specification asks for it; a warning, as nothing here is broken
    console.warn(label, location.pathname)
  }, [label])
  return null
}
