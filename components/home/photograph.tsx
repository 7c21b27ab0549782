import {
  photographFolder,
  photographFormats,
  photographName,
  photographSize,
  photographSources,
} from '@/lib/photograph'

/** The founder's photograph, which the build has prepared (build/prepare-photograph.ts). */
export function Photograph({ alt }: { alt: string }) {
  return (
    <picture className="max-lg:mx-auto">
      {photographFormats.map((format) => (
        <source key={format} type={`image/${format}`} srcSet={photographSources(format)} />
      ))}
      <img
        src={`/${photographFolder}/${photographName('webp', 1)}`}
        alt={alt}
        {...photographSize}
        loading="lazy"
        decoding="async"
        className="rounded-panel"
      />
    </picture>
  )
}
