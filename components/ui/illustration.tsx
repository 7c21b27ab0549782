import type { ComponentProps } from 'react'

type Props = ComponentProps<'svg'> & { width: number; height: number }

/**
 * An inline drawing, hidden from assistive technology. Its coordinate system is its `width` and `height` in pixels, which
 * also size it without stylesheets. Drawings with another coordinate system or with an accessible name are plain `<svg>`.
 */
export function Illustration({ width, height, ...rest }: Props) {
  return <svg aria-hidden="true" viewBox={`0 0 ${width} ${height}`} width={width} height={height} {...rest} />
}
