import type { ComponentProps } from 'react'

type Props = ComponentProps<'svg'> & { width: number; height: number }

/** A drawing as decoration, in units of its `width` and `height`, which are its size where no styles apply. */
export function Illustration({ width, height, ...rest }: Props) {
  return <svg aria-hidden="true" viewBox={`0 0 ${width} ${height}`} width={width} height={height} {...rest} />
}
