'use client'

import { useEffect } from 'react'
import { buttonClass } from '@/components/ui/button'
import { errorPage } from '@/content/errors'
import { site } from '@/content/site'
import { markHydrated } from '@/first-paint/client'

/** The error page: the error's status or message, a button that reloads the page and a link to the home page. */
export function ErrorReport({ error }: { error: unknown }) {
  useEffect(markHydrated, [])
  const { status, message } = Object(error) as { status?: number; message?: string }
  return (
    <main className="grid min-h-svh grid-rows-[auto_1fr] gap-y-12 px-m pb-m">
      <p className="flex h-bar items-center voice text-[2.3rem] font-medium">{site.name}</p>
      <div role="alert" className="columns content-end items-end gap-y-8">
        <h1 className="text-[clamp(3.5rem,11vw,17rem)] wide:col-span-8 wide:pb-[0.1em]">{errorPage.title}</h1>
        <div className="border-t pt-4 wide:col-[9/13]">
          <p className="font-semibold wrap-anywhere">{status ?? (message || errorPage.unknown)}</p>
          <p className="mt-2">{errorPage.text}</p>
          <button type="button" onClick={() => location.reload()} className={buttonClass(true, 'mt-6 w-full')}>
            {errorPage.retry}
          </button>
          <a href={errorPage.home.href} className="mt-2 inline-flex min-h-11 items-center font-semibold link">
            {errorPage.home.label}
          </a>
        </div>
      </div>
    </main>
  )
}
