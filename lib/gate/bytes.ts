export type Bytes = Uint8Array<ArrayBuffer>

/** The bytes of a text. */
export function utf8(text: string): Bytes {
  return new TextEncoder().encode(text)
}

/** One array of bytes after the other. */
export function joined(first: Bytes, second: Bytes): Bytes {
  const both = new Uint8Array(first.length + second.length)
  both.set(first)
  both.set(second, first.length)
  return both
}

/** Base64 in the alphabet of addresses, without padding. */
export function toBase64url(bytes: Bytes): string {
  const binary = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('')
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}

/**
 * Reads what `toBase64url` wrote.
 * @throws DOMException when the text is not base64url.
 */
export function fromBase64url(text: string): Bytes {
  const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'))
  return Uint8Array.from(binary, (character) => character.charCodeAt(0))
}
