import type { WidgetState } from './widget'

type Text = { title: string; text: string }
export type NoticeTexts = Record<'silent' | 'failed' | 'offline' | 'scriptless', Text>

/** Says in the calendar's place what keeps it from showing, and to screen readers how it fares. */
export function Notice({ state, texts, waiting }: { state: WidgetState; texts: NoticeTexts; waiting: string }) {
  return (
    <div className="absolute inset-x-0 top-0">
      <div role="status">
        {state === 'waiting' && (
          <p key="waiting" className="sr-only scripts-failed:hidden">
            {waiting}
          </p>
        )}
        {state === 'silent' && <p key="silent" className="sr-only">{`${texts.silent.title} ${texts.silent.text}`}</p>}
        {(state === 'failed' || state === 'offline') && <Words key={state} {...texts[state]} />}
      </div>
      <noscript>
        <Words {...texts.scriptless} />
      </noscript>
      <div className="hidden scripts-failed:block">
        <Words {...texts.failed} />
      </div>
    </div>
  )
}

function Words({ title, text }: Text) {
  return (
    <div className="border-b border-line bg-accent-soft px-(--gutter) pb-4 sm:px-6">
      <p className="font-medium">{title}</p>
      <p className="text-small text-muted">{text}</p>
    </div>
  )
}
