/** Of the founder's photograph beside the letter, in CSS pixels. */
export const photographSize = { width: 224, height: 280 } as const

/** What browsers choose from, best first. */
export const photographFormats = ['avif', 'webp'] as const
export const photographDensities = [1, 2] as const

export type PhotographFormat = (typeof photographFormats)[number]

/** The name of one version of the photograph, such as `448.avif`. */
export const photographName = (format: PhotographFormat, density: number) =>
  `${photographSize.width * density}.${format}`

/** Below `public/`, and the folder of its address. */
export const photographFolder = 'photograph'

/** The `srcset` of a format: each density and its address. */
export const photographSources = (format: PhotographFormat) =>
  photographDensities.map((density) => `/${photographFolder}/${photographName(format, density)} ${density}x`).join(', ')
