'use client'

import { useEffect } from 'react'

/** Logs the path of a missing page to the console, for debugging dead links. */
export function LogPath({ label }: { label: string }) {
  useEffect(() => {
    // eslint-disable-next-line no-console -- required by the specification; a warning, because nothing is broken
    console.warn(label, location.pathname)
  }, [label])
  return null
}
