const cookieName = 'fc-dismissed'

/**
 * Keys of the banners this visitor has hidden, from a `Cookie` header or `document.cookie`. A server
 * that reads it leaves the banner out and nothing moves on the page.
 */
export function readDismissedBanners(cookie: string): readonly string[] {
  const entry = cookie
    .split(';')
    .map((pair) => pair.trim())
    .find((pair) => pair.startsWith(`${cookieName}=`))
  return (entry?.slice(cookieName.length + 1) ?? '').split('.').filter(Boolean).map(decodeKey)
}

// A key may hold anything; the dot parts keys and a percent sign must survive.
const encodeKey = (key: string) => encodeURIComponent(key).replaceAll('.', '%2E')

function decodeKey(key: string): string {
  try {
    return decodeURIComponent(key)
  } catch {
    return ''
  }
}

/**
 * The cookie that remembers one more hidden banner until the browser closes. At most 20 keys are kept,
 * the latest ones.
 * @param cookie what `document.cookie` or the `Cookie` header holds now
 * @param isSecure true where the page came by https
 */
export function formatDismissalCookie(cookie: string, key: string, isSecure: boolean): string {
  const others = readDismissedBanners(cookie).filter((known) => known !== key)
  const keys = [...others, key].slice(-20).map(encodeKey)
  return `${cookieName}=${keys.join('.')}; Path=/; SameSite=Lax${isSecure ? '; Secure' : ''}`
}
