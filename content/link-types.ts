/* Types of values that link to a page. */

/** The path of a page. Each needs a row in content/routes.ts. */
export type PagePath =
  '/' | '/process' | '/book' | '/offer' | '/premium' | '/essential' | '/website' | '/pricing' | '/scale' | '/qualify'

/** The path of a page, or '*' for the not-found page. */
export type Path = PagePath | '*'

/** A link or button that leads to a page of the site, or to a section of it. */
export type Action = { label: string; href: PagePath | `${PagePath}#${string}` }

export type Question = { question: string; answer: string; link?: Action }

/** A line of figures from a case study, and a link to all of them. `study` is the id of the study. */
export type Proof = { study: string; action: Action }
