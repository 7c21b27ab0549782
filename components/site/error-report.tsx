'use client'

import { useEffect } from 'react'
import { buttonClass } from '@/components/ui/button-class'
import { errorPage } from '@/content/errors'
import { site } from '@/content/site'
import { formatErrorDetail } from '@/lib/errors/error-detail'
import { markHydrated } from '@/first-paint/client'

/** The error page: the error's message, a button that retries and a link to the home page. */
export function ErrorReport({ error, retry }: { error: unknown; retry: () => void }) {
  useEffect(markHydrated, [])
  return (
    <main className="container grid min-h-svh grid-rows-[auto_1fr] py-6">
      <p className="text-h3 font-serif tracking-tight">{site.name}</p>
      <div role="alert" className="lg:grid-cols-[1.5fr_1fr] lg:items-end my-auto grid gap-x-16 gap-y-10 py-12">
        <h1>{errorPage.title}</h1>
        <div className="max-w-md">
          <p className="border-danger text-danger border-s-2 ps-4 wrap-anywhere">
            {formatErrorDetail(error, errorPage.unknown)}
          </p>
          <p className="text-muted mt-4">{errorPage.text}</p>
          <p className="mt-8 flex flex-wrap gap-3">
            <button type="button" onClick={retry} className={buttonClass('solid')}>
              {errorPage.retry}
            </button>
            <a href={errorPage.home.href} className={buttonClass('outline')}>
              {errorPage.home.label}
            </a>
          </p>
        </div>
      </div>
    </main>
  )
}
