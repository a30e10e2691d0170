import { signParts, verifyParts } from '../signed-text.ts'

/** State of a link before a store is asked. */
export type ReadJourneyLink =
  | { kind: 'signed'; link: string }
  /** Its days are over. */
  | { kind: 'expired' }
  /** It was cut, or is none of this site. */
  | { kind: 'invalid' }

/** Another use of the key can never be mistaken for a link to a purchase. */
const signedParts = (siteId: string, link: string, expires: string) => [
  'journey',
  siteId,
  link,
  expires,
]

/**
 * Text a link to a purchase carries: its name, its end and a signature of both for this site.
 * @param key the site's own, at least 32 random bytes
 * @param link random text of hexadecimal digits
 * Source: `D-14`, `PLUS-109`
 */
export async function signJourneyLink(
  key: string,
  { siteId, link, expiresAt }: { siteId: string; link: string; expiresAt: Date },
): Promise<string> {
  const expires = Math.floor(expiresAt.getTime() / 1000).toString(36)
  return `${link}.${expires}.${await signParts(key, signedParts(siteId, link, expires))}`
}

/** Reads the text of a link. Source: `PLUS-109` */
export async function readJourneyLink(
  key: string,
  siteId: string,
  text: string,
  now: Date,
): Promise<ReadJourneyLink> {
  const [, link = '', expires = '', signature = ''] =
    /^([0-9a-f]{32})\.([0-9a-z]{1,9})\.([\w-]{20,100})$/.exec(text) ?? []
  if (link === '') return { kind: 'invalid' }
  const isOurs = await verifyParts(key, signedParts(siteId, link, expires), signature).catch(
    () => false,
  )
  if (!isOurs) return { kind: 'invalid' }
  const isOver = now.getTime() >= Number.parseInt(expires, 36) * 1000
  return isOver ? { kind: 'expired' } : { kind: 'signed', link }
}
