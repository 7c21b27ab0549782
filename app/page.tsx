import { Coordinators } from '@/components/home/coordinators'
import { FounderLetter } from '@/components/home/founder-letter'
import { GrowthEngine } from '@/components/home/growth-engine'
import { Hero } from '@/components/home/hero'
import { HomeClosing } from '@/components/home/home-closing'
import { HomeStructuredData } from '@/components/home/structured-data'
import { Videos } from '@/components/home/videos'
import { Questions } from '@/components/sections/questions'
import { StruckLines } from '@/components/sections/struck-lines'
import { TitledCells } from '@/components/sections/titled-cells'
import { FloatingButton } from '@/components/site/floating-button'
import { SiteLayout } from '@/components/site/site-layout'
import { difference } from '@/content/difference'
import { faq } from '@/content/faq'
import { problem, promises } from '@/content/home'
import { owner } from '@/content/site'
import { pageMetadata } from '@/lib/seo/metadata'
import '@/components/home/styles.css'

const path = '/'
export const metadata = pageMetadata(path)

export default function HomePage() {
  return (
    <SiteLayout path={path}>
      <Hero />
      <StruckLines id="problem" {...problem} />
      <GrowthEngine />
      <Coordinators />
      <Videos />
      <FounderLetter owner={owner} />
      <TitledCells id="promises" background="inverse" cardTitleClass="display text-4xl" {...promises} />
      <TitledCells id="difference" {...difference} />
      <Questions {...faq} />
      <FloatingButton path={path} />
      <HomeClosing />
      <HomeStructuredData owner={owner} />
    </SiteLayout>
  )
}
