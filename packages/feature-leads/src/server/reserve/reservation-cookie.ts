import { isUuid } from '../../model/uuid.ts'

const name = 'reservation'

/**
 * The reservation a browser began, for a day: its visitor finds it again when they come back from their bank
 * or open the page anew. No other page or script reads it.
 * @param isSecure true where the page came by https
 */
export function formatReservationCookie(id: string, isSecure: boolean): string {
  return `${name}=${id}; Max-Age=86400; Path=/; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}`
}

/** Id of the reservation a request brings; null for none. */
export function readReservationCookie({ headers }: Pick<Request, 'headers'>): string | null {
  const cookies = (headers.get('cookie') ?? '').split(/;\s*/)
  const value = cookies.find((cookie) => cookie.startsWith(`${name}=`))?.slice(name.length + 1)
  return value && isUuid(value) ? value : null
}
