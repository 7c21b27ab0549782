'use client'

import * as Accordion from '@radix-ui/react-accordion'
import { useLayoutEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { ActionLink } from '@/components/ui/link'
import type { Question } from '@/content/schema'

type Props = { items: readonly Question[] }

/**
 * Questions with collapsible answers, at most one of them open. In print and without scripts, all answers are visible.
 * question-accordion.inline.ts opens the answers that find in page and links to text find.
 */
export function QuestionAccordion({ items }: Props) {
  const list = useRef<HTMLDivElement>(null)
  const [open, setOpen] = useState('')

  /** Opens an answer, or none, and keeps its question at its position when the answer above it closes. */
  const show = (next: string) => {
    const trigger = list.current!.querySelectorAll('button')[items.findIndex(({ question }) => question === next)]
    const topOfTrigger = () => trigger?.getBoundingClientRect().top ?? 0
    const top = topOfTrigger()
    flushSync(() => setOpen(next))
    scrollBy({ top: topOfTrigger() - top, behavior: 'instant' })
  }

  useLayoutEffect(() => {
    // React only renders `hidden` with the value true.
    list.current!.querySelectorAll('[data-answer]').forEach((answer, index) => {
      if (items[index]!.question === open) answer.removeAttribute('hidden')
      else answer.setAttribute('hidden', 'until-found')
    })
  }, [items, open])

  return (
    <Accordion.Root
      ref={list}
      data-hydrate="near"
      type="single"
      collapsible
      value={open}
      onValueChange={show}
      className="border-t"
    >
      {items.map(({ question, answer, link }) => (
        <Accordion.Item key={question} value={question} data-question>
          <Accordion.Header>
            <Accordion.Trigger className="question-button red-line">
              <span>{question}</span>
              {/* A plus that becomes a minus in a booked slot. */}
              <span aria-hidden="true" className="screen-only question-sign" />
            </Accordion.Trigger>
            {/* Without scripts, all answers are open: the question is no control. */}
            <span className="hidden py-5 text-2xl font-semibold not-in-data-scripted:block">{question}</span>
          </Accordion.Header>
          <div className="question-answer">
            {/* question-accordion.inline.ts adds an attribute before React sees it. */}
            <div data-answer suppressHydrationWarning>
              <Accordion.Content forceMount>
                <p>
                  {answer} {link && <ActionLink action={link} className="link" />}
                </p>
              </Accordion.Content>
            </div>
          </div>
        </Accordion.Item>
      ))}
    </Accordion.Root>
  )
}
