import type { Testimonial } from '@/content/schema'
import { LOGO_HEIGHT, logoUrl, logoWidth } from '@/lib/logo'

/** On a light plate in both themes, because most logos are drawn for white. */
export async function Logo({ file, alt }: NonNullable<Testimonial['logo']>) {
  const width = await logoWidth(file)
  return (
    // eslint-disable-next-line @next/next/no-img-element -- next/image needs a server.
    <img
      src={logoUrl(file)}
      alt={alt}
      width={width}
      height={LOGO_HEIGHT}
      loading="lazy"
      decoding="async"
      className="box-content h-6 shrink-0 rounded-small border border-line bg-plate px-3 py-2 forced-color-adjust-none"
    />
  )
}
