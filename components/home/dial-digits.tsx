'use client'

import { useEffect, useRef, useState } from 'react'

const digits = (seconds: number) => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`

/**
 * Counts the seconds since the opening of the page, up to the given minutes, and passes their share to the dial around
 * it as --elapsed. Without scripts, with reduced motion and in print, it shows the end.
 */
export function DialDigits({ minutes }: { minutes: number }) {
  const end = minutes * 60
  const [seconds, setSeconds] = useState(end)
  const display = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return
    const update = () => {
      const elapsed = Math.min(Math.floor(performance.now() / 1000), end)
      setSeconds(elapsed)
      display.current?.closest<HTMLElement>('.dial')?.style.setProperty('--elapsed', String(elapsed / end))
      if (elapsed === end) clearInterval(timer)
    }
    const timer = setInterval(update, 1000)
    update()
    return () => clearInterval(timer)
  }, [end])
  return (
    <>
      <p
        ref={display}
        aria-hidden="true"
        className="flex text-center voice trim-caps display-[42cqi] font-normal paper:hidden"
      >
        {[...digits(seconds)].map((digit, index) => (
          <span key={index} className={digit === ':' ? 'w-[0.21em]' : 'w-[0.4em]'}>
            {digit}
          </span>
        ))}
      </p>
      <p aria-hidden="true" className="hidden voice text-[4rem] paper:block">
        {digits(end)}
      </p>
    </>
  )
}
