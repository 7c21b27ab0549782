'use client'

import { useEffect, useState } from 'react'

/** Counts the seconds since the opening of the page, up to the given minutes. Without scripts, it shows the end. */
export function DialDigits({ minutes }: { minutes: number }) {
  const [seconds, setSeconds] = useState(minutes * 60)
  useEffect(() => {
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return
    const update = () => {
      const elapsed = Math.min(Math.floor(performance.now() / 1000), minutes * 60)
      setSeconds(elapsed)
      if (elapsed === minutes * 60) clearInterval(timer)
    }
    const timer = setInterval(update, 1000)
    update()
    return () => clearInterval(timer)
  }, [minutes])
  const digits = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
  return (
    <p aria-hidden="true" className="dial-digits flex voice trim-caps font-normal">
      {[...digits].map((digit, index) => (
        <span key={index}>{digit}</span>
      ))}
    </p>
  )
}
