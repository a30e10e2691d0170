import { readSuccessMarker, type SuccessMarker } from '../model/success-marker.ts'

const name = 'enquiry-success'
const attributes = 'Path=/success; HttpOnly; SameSite=Lax'

/**
 * The marker of a form that was sent, for the next page only; ten minutes at most.
 * @param isSecure true where the page came by https
 * Source: `D-07`
 */
export function formatSuccessCookie(marker: SuccessMarker, isSecure: boolean): string {
  const value = encodeURIComponent(JSON.stringify(marker))
  return `${name}=${value}; Max-Age=600; ${attributes}${isSecure ? '; Secure' : ''}`
}

/** Sent with the page that showed the marker: it is read once. Source: `D-07` */
export const expiredSuccessCookie = `${name}=; Max-Age=0; ${attributes}`

/** The marker a request to /success brings, or `null`. */
export function readSuccessCookie(request: Request): SuccessMarker | null {
  const cookies = (request.headers.get('cookie') ?? '').split(/;\s*/)
  const value = cookies.find((cookie) => cookie.startsWith(`${name}=`))?.slice(name.length + 1)
  if (!value) return null
  try {
    return readSuccessMarker(JSON.parse(decodeURIComponent(value)))
  } catch {
    return null
  }
}
