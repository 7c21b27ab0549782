import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { filesBelow } from '@/build/files'

const COMPRESSIBLE = /\.(html|txt|css|js|json|svg|xml|webmanifest|ico)$/

const encodings = {
  br: (content: Buffer) =>
    brotliCompressSync(content, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
      },
    }),
  gz: (content: Buffer) => gzipSync(content, { level: constants.Z_BEST_COMPRESSION }),
}

/** Writes a Brotli and a gzip copy beside each text file that they make smaller. */
export function compress(folder: string) {
  for (const name of filesBelow(folder)) {
    if (/\.(br|gz)$/.test(name)) rmSync(`${folder}/${name}`)
  }
  for (const name of filesBelow(folder).filter((file) => COMPRESSIBLE.test(file))) {
    const content = readFileSync(`${folder}/${name}`)
    for (const [suffix, encode] of Object.entries(encodings)) {
      const encoded = encode(content)
      if (encoded.length < content.length) writeFileSync(`${folder}/${name}.${suffix}`, encoded)
    }
  }
}
