import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

/** Encodings a page is sent in, best first. */
export type Encoding = 'br' | 'gzip' | 'identity'

/** The best encoding an `Accept-Encoding` header allows; `q=0` refuses one. */
export function chooseEncoding(accepted: string | null): Encoding {
  const offers = (accepted ?? '').split(',').map((part) => part.trim().toLowerCase())
  const allows = (name: string) =>
    offers.some(
      (offer) => offer === name || (offer.startsWith(`${name};`) && !/q=0(\.0*)?$/.test(offer)),
    )
  if (allows('br')) return 'br'
  return allows('gzip') ? 'gzip' : 'identity'
}

/** Compresses a page fast enough for each request: brotli 4, gzip 6. */
export async function compress(body: Buffer, encoding: Encoding): Promise<Buffer> {
  if (encoding === 'br')
    return brotli(body, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: 4,
        [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
      },
    })
  return encoding === 'gzip' ? zip(body) : body
}
