/**
 * True unless a browser says that a page of another website sent the request. An `Origin` decides; where
 * a page hides its own, `Sec-Fetch-Site` does. Programs that are no browser send neither header and carry
 * no visitor's cookies, so they are let through.
 * @param domains host names of the site
 * Source: `D-60`, `PLUS-057`
 */
export function isOwnPage(request: Request, domains: readonly string[]): boolean {
  const origin = request.headers.get('origin')
  if (origin !== null && origin !== 'null') return isOwnHost(origin, request, domains)
  const fetchSite = request.headers.get('sec-fetch-site')
  if (fetchSite !== null) return fetchSite === 'same-origin' || fetchSite === 'none'
  return origin === null
}

function isOwnHost(origin: string, request: Request, domains: readonly string[]): boolean {
  if (!URL.canParse(origin)) return false
  const { host, hostname } = new URL(origin)
  return host === new URL(request.url).host || domains.includes(hostname)
}
