import type { AppointmentDone } from './appointment-view.ts'
import { signParts, verifyParts } from './signed-text.ts'
import { isUuid } from './uuid.ts'

/** Page on which a visitor moves or cancels a test drive. Source: `PLUS-108` */
export const APPOINTMENT_PATH = '/test-drive'

const signedParts = (siteId: string, leadId: string) => ['appointment', siteId, leadId]

/**
 * Data a link to a booked time carries: the id of its lead and a signature of it for this site.
 * @param key the site's own, at least 32 random bytes
 * Source: `PLUS-108`
 */
export const signAppointmentToken = async (
  key: string,
  siteId: string,
  leadId: string,
): Promise<string> => `${leadId}.${await signParts(key, signedParts(siteId, leadId))}`

/** The lead of a token that this site signed; null for any other text. Source: `PLUS-108` */
export async function readAppointmentToken(
  key: string,
  siteId: string,
  token: string,
): Promise<string | null> {
  const [leadId = '', signature = '', ...more] = token.split('.')
  if (!isUuid(leadId) || !/^[\w-]{40,50}$/.test(signature) || more.length > 0) return null
  try {
    return (await verifyParts(key, signedParts(siteId, leadId), signature)) ? leadId : null
  } catch {
    return null // no base64
  }
}

/** Path and query of the page of a booked time. */
export const formatAppointmentHref = (token: string, done?: AppointmentDone): string =>
  `${APPOINTMENT_PATH}?${new URLSearchParams({ token, ...(done && { done }) })}`
