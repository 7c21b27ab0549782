import type { z } from 'zod'
import { contentFiles } from './files'
import { addIssue } from './values'

type Files = z.infer<typeof contentFiles>

/** The schema of content/: the schemas of its files, and the values that have to agree with another file. */
export const contentSchema = contentFiles.superRefine((files, context) => {
  checkPackageNames(files, context)
  checkTerms(files, context)
  checkStudies(files, context)
  checkPhaseOfScale(files, context)
})

/** /offer shows these names side by side. */
function checkPackageNames(files: Files, context: z.RefinementCtx) {
  const { essential } = files['essential.ts']
  const { premium } = files['premium.ts']
  const { websiteOffer } = files['website.ts']
  if (premium.name === essential.name)
    addIssue(context, ['premium.ts', 'premium', 'name'], premium.name, 'a different name from that of essential')
  if ([essential.name, premium.name].includes(websiteOffer.name))
    addIssue(
      context,
      ['website.ts', 'websiteOffer', 'name'],
      websiteOffer.name,
      'a different name from those of essential and premium',
    )
}

/** A term that is explained occurs in the texts next to its explanation. */
function checkTerms(files: Files, context: z.RefinementCtx) {
  const { glossary, ...priceLabels } = files['price-labels.ts'].priceLabels
  const { core, premium } = files['pricing.ts'].packages
  const packages = [files['essential.ts'].essential, files['premium.ts'].premium, core, premium]
  const labels = JSON.stringify([priceLabels, packages.map(({ investment }) => investment)])
  glossary.forEach(({ term }, index) => {
    const path = ['price-labels.ts', 'priceLabels', 'glossary', index, 'term']
    const expected = 'a term from a label in priceLabels or investment, because its tooltip appears there'
    if (!labels.includes(term)) addIssue(context, path, term, expected)
  })
  const { phases, processPage } = files['process.ts']
  processPage.glosses.forEach(({ term }, index) => {
    if (!phases.some(({ details }) => details.includes(term)))
      addIssue(context, ['process.ts', 'processPage', 'glosses', index, 'term'], term, 'a text of details of a phase')
  })
}

/** The home page and /scale name case studies, unless there are none. */
function checkStudies(files: Files, context: z.RefinementCtx) {
  const studies = files['website.ts'].caseStudies.items
  if (studies.length === 0) return
  const references = [
    { path: ['home.ts', 'coordinators'], study: files['home.ts'].coordinators.proof?.study },
    { path: ['scale.ts', 'scale'], study: files['scale.ts'].scale.proof.study },
  ]
  for (const { path, study } of references) {
    if (study && !studies.some(({ id }) => id === study))
      addIssue(context, [...path, 'proof', 'study'], study, 'the id of a case study in content/website.ts')
  }
}

/** /scale describes a phase of /process, and highlights one of its details. */
function checkPhaseOfScale(files: Files, context: z.RefinementCtx) {
  const { phase, focus } = files['scale.ts'].scale.framework
  const path = ['scale.ts', 'scale', 'framework']
  if (!files['process.ts'].phases.some(({ title }) => title === phase.title))
    addIssue(context, [...path, 'phase', 'title'], phase.title, 'the title of a phase in content/process.ts')
  if (!phase.details.includes(focus))
    addIssue(context, [...path, 'focus'], focus, `a text of details of its phase: ${phase.details.join(', ')}`)
}
