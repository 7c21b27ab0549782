'use client'

import * as Accordion from '@radix-ui/react-accordion'

/** Questions with collapsible answers, at most one of them open. In print and without scripts, all answers are visible. */
export function QuestionAccordion({ items }: { items: readonly { question: string; answer: string }[] }) {
  return (
    <Accordion.Root type="single" collapsible className="border-t">
      {items.map(({ question, answer }) => (
        <Accordion.Item key={question} value={question} className="group border-b">
          <Accordion.Header>
            <Accordion.Trigger
              data-replay="click"
              className="flex min-h-11 w-full cursor-pointer items-center justify-between gap-6 py-5 text-left text-[clamp(1.1875rem,1.9vw,2.6rem)] leading-tight font-semibold hover:underline hover:decoration-1 hover:underline-offset-4"
            >
              {question}
              {/* A plus that becomes a booked slot. */}
              <span
                aria-hidden="true"
                className="faq-mark h-[clamp(1.7rem,2.3vw,3.2rem)] w-[clamp(3rem,5.2vw,7.4rem)] flex-none paper:hidden"
              />
            </Accordion.Trigger>
          </Accordion.Header>
          <div className="grid grid-rows-[1fr] transition-[grid-template-rows,visibility] duration-300 ease-out scripted:group-data-[state=closed]:invisible scripted:group-data-[state=closed]:grid-rows-[0fr]">
            <Accordion.Content forceMount className="min-h-0 overflow-hidden">
              <p className="max-w-[36em] pt-1.5 pb-7 text-lead wide:ms-[calc(100%/3)]">{answer}</p>
            </Accordion.Content>
          </div>
        </Accordion.Item>
      ))}
    </Accordion.Root>
  )
}
