/** Encodings a file is sent in, best first. */
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
