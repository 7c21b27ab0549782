'use client'

import * as Accordion from '@radix-ui/react-accordion'
import { Illustration } from './illustration'

/** Questions with collapsible answers, at most one of them open. In print and without scripts, all answers are visible. */
export function QuestionAccordion({ items }: { items: readonly { question: string; answer: string }[] }) {
  return (
    <Accordion.Root type="single" collapsible className="border-t border-line">
      {items.map(({ question, answer }) => (
        <Accordion.Item key={question} value={question} className="group border-b border-line">
          <Accordion.Header>
            <Accordion.Trigger
              data-replay="click"
              className="flex w-full cursor-pointer items-start justify-between gap-6 py-6 text-left transition-colors duration-200 hover:text-accent md:py-7"
            >
              {question}
              <Illustration
                width={20}
                height={20}
                className="mt-[0.2em] size-5 shrink-0 fill-none stroke-accent stroke-[1.5] transition-[rotate] duration-300 group-data-[state=open]:rotate-180 print:hidden"
              >
                <path d="M3 10h14" />
                <path
                  d="M10 3v14"
                  className="origin-center transition-[rotate] duration-300 group-data-[state=open]:rotate-90"
                />
              </Illustration>
            </Accordion.Trigger>
          </Accordion.Header>
          <div className="grid grid-rows-[1fr] transition-[grid-template-rows,visibility] duration-300 ease-out scripted:group-data-[state=closed]:invisible scripted:group-data-[state=closed]:grid-rows-[0fr]">
            <Accordion.Content forceMount className="min-h-0 overflow-hidden">
              <p className="max-w-measure-3xl pr-10 pb-7 text-muted md:pb-8">{answer}</p>
            </Accordion.Content>
          </div>
        </Accordion.Item>
      ))}
    </Accordion.Root>
  )
}
