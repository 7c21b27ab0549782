import { statSync } from 'node:fs'
import { pages } from '@/lib/routes'
import { headersFor } from './headers'

/** Bytes that a server sends before it waits for the first answer: ten segments (RFC 6928) of 1,460. */
export const FIRST_FLIGHT = 14_600

/** Bytes of the status line and of the headers that servers add themselves, such as Date, ETag and Content-Type. */
const SERVER_HEADERS = 300

/**
 * Says for the home page, and for each page that is too large, how its Brotli copy and headers fit in one flight.
 * @param folder the export.
 */
export function firstFlightReport(folder: string): string {
  const room = pages.map(({ path }) => ({ path, spare: FIRST_FLIGHT - answerSize(folder, path) }))
  const said = room.filter(({ path, spare }) => path === '/' || spare < 0)
  const verdicts = said.map(({ path, spare }) => `${path} ${spare < 0 ? `is ${-spare} over` : `has ${spare} to spare`}`)
  return `Of the ${FIRST_FLIGHT} bytes of a first flight, ${verdicts.join(', ')}.`
}

function answerSize(folder: string, path: string): number {
  const { size } = statSync(`${folder}${path === '/' ? '/index' : path}.html.br`)
  const headers = Object.entries(headersFor(path)).map(([name, value]) => `${name}: ${value}\r\n`)
  return size + headers.join('').length + SERVER_HEADERS
}
