import { BuildError } from '@/lib/build-error'

/**
 * Returns a port from an environment variable, or the default if it isn't set.
 * @throws BuildError when the variable isn't a port.
 */
export function portFrom(variable: string, defaultPort: number): number {
  const value = process.env[variable] ?? String(defaultPort)
  const port = Number(value)
  if (/^\d{1,5}$/.test(value) && port > 0 && port < 65536) return port
  throw new BuildError(`${variable} is "${value}": expected a port from 1 to 65535, such as ${defaultPort}.`)
}
