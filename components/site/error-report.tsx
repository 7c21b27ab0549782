'use client'

// eslint-disable-next-line no-restricted-syntax -- The error page has no server component that could pass props.
import { errorPage } from '@/content/errors'
import { Header } from './header'

/** The error page: the header of the page that failed, the error, and a button that reloads the page. */
export function ErrorReport({ error }: { error: unknown }) {
  // Not every thrown value is an Error.
  const { status, message } = (error ?? {}) as { status?: number; message?: string }
  // There is no document during the build.
  const header = globalThis.document?.querySelector('.header')
  return (
    <>
      <Header
        background={header?.matches('.header-solid') ? 'solid' : 'translucent'}
        hasButton={!header || header.querySelector('[data-button]') !== null}
      />
      <main className="flex min-h-svh items-end px-m pt-section pb-md">
        <div role="alert" className="columns w-full items-end gap-y-8">
          <h1 className="text-8xl wide:col-span-7">{errorPage.title}</h1>
          <div className="border-t pt-3 wide:col-[9/13]">
            <p className="font-semibold wrap-anywhere">{status ?? (message || errorPage.unknown)}</p>
            <p className="mt-2">{errorPage.text}</p>
            <button type="button" onClick={() => location.reload()} className="mt-6 button w-full">
              {errorPage.retry}
            </button>
            <a href={errorPage.home.href} className="mt-2 touch-target font-semibold link">
              {errorPage.home.label}
            </a>
          </div>
        </div>
      </main>
    </>
  )
}
