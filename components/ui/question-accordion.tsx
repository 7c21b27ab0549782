'use client'

import * as Accordion from '@radix-ui/react-accordion'
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { Question } from '@/content/types'
import { ActionLink } from './link'

type Props = { items: readonly Question[] }

/**
 * Questions with collapsible answers, at most one of them open. In print and without scripts, all answers are visible.
 * Find in page and links to text open the answer that they find.
 */
export function QuestionAccordion({ items }: Props) {
  const list = useRef<HTMLDivElement>(null)
  const [open, setOpen] = useState('')

  /** Opens an answer, or none, and keeps the question that changes at its position in the viewport. */
  const show = (next: string) => {
    const changed = items.findIndex(({ question }) => question === (next || open))
    const trigger = list.current!.querySelectorAll('button')[changed]!
    const { top } = trigger.getBoundingClientRect()
    flushSync(() => setOpen(next))
    scrollBy({ top: trigger.getBoundingClientRect().top - top, behavior: 'instant' })
  }

  useLayoutEffect(() => {
    // The browser may have found and opened an answer before hydration.
    const answers = answersOf(list.current!)
    const [found, ...others] = answers.filter(({ hidden }) => !hidden)
    if (found && others.length === 0) setOpen(items[answers.indexOf(found)]!.question)
  }, [items])
  useLayoutEffect(() => {
    // React only renders `hidden` with the value true.
    answersOf(list.current!).forEach((answer, index) => {
      if (items[index]!.question === open) answer.removeAttribute('hidden')
      else answer.setAttribute('hidden', 'until-found')
    })
  }, [items, open])
  const onBeforeMatch = useEffectEvent(({ target }: Event) => {
    const found = answersOf(list.current!).findIndex((answer) => answer.contains(target as Node))
    if (found >= 0) show(items[found]!.question)
  })
  useEffect(() => {
    const { current } = list
    const listener = (event: Event) => onBeforeMatch(event)
    current!.addEventListener('beforematch', listener)
    return () => current!.removeEventListener('beforematch', listener)
  }, [])

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
        <Accordion.Item key={question} value={question} className="group break-inside-avoid border-b">
          <Accordion.Header>
            <Accordion.Trigger className="question-button">
              <span>{question}</span>
              {/* A plus that becomes a minus in a booked slot. */}
              <span aria-hidden="true" className="question-sign" />
            </Accordion.Trigger>
          </Accordion.Header>
          <div className="question-answer">
            {/* question-accordion.early.ts adds an attribute before React sees it. */}
            <div data-answer suppressHydrationWarning>
              <Accordion.Content forceMount>
                <p className="text-lead">
                  {answer} {link && <ActionLink action={link} className="inline-block link" />}
                </p>
              </Accordion.Content>
            </div>
          </div>
        </Accordion.Item>
      ))}
    </Accordion.Root>
  )
}

function answersOf(list: HTMLElement): HTMLElement[] {
  return [...list.querySelectorAll<HTMLElement>('[data-answer]')]
}
