import { Suspense } from 'react'
import { Closing } from '@/components/home/closing'
import { Coordinators } from '@/components/home/coordinators'
import { Difference } from '@/components/home/difference'
import { Engine } from '@/components/home/engine'
import { Hero } from '@/components/home/hero'
import { Honesty } from '@/components/home/honesty'
import { Problem } from '@/components/home/problem'
import { Promises } from '@/components/home/promises'
import { Questions } from '@/components/home/questions'
import { Videos } from '@/components/home/videos'
import { Frame } from '@/components/site/frame'
import { HomeData } from '@/components/site/structured-data'
import { FirstScreenEnd } from '@/components/ui/first-screen-end'
import { pageMetadata } from '@/lib/metadata'

export const metadata = pageMetadata('/')

export default function HomePage() {
  return (
    <Frame path="/">
      <Hero />
      <FirstScreenEnd />
      <Problem />
      <Engine />
      <Coordinators />
      <Videos />
      <Honesty />
      <Difference />
      <Promises />
      {/* Hydrated by itself: its accordion is half of what the page's components have to do. */}
      <Suspense>
        <Questions />
      </Suspense>
      <Closing />
      <HomeData />
    </Frame>
  )
}
