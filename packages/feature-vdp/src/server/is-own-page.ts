/**
 * True unless a browser says that a page of another website sent the request. Programs that are no
 * browser send neither header.
 * @param domains host names of the site
 * Source: `D-60`, `PLUS-057`
 */
export function isOwnPage(request: Request, domains: readonly string[]): boolean {
  const fetchSite = request.headers.get('sec-fetch-site')
  if (fetchSite !== null && fetchSite !== 'same-origin' && fetchSite !== 'none') return false
  const origin = request.headers.get('origin')
  if (origin === null) return true
  if (!URL.canParse(origin)) return false
  const { host, hostname } = new URL(origin)
  return host === new URL(request.url).host || domains.includes(hostname)
}
