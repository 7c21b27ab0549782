declare module 'subset-font' {
  type Range = { min: number; max: number; default?: number }

  /** Options of https://github.com/papandreou/subset-font. Its published types lack two of them. */
  export type SubsetOptions = {
    targetFormat?: 'woff2' | 'truetype'
    variationAxes?: Record<string, number | Range>
    keepFeatures?: string[]
    noHinting?: boolean
  }

  export default function subsetFont(font: Buffer, text: string, options: SubsetOptions): Promise<Buffer>
}
