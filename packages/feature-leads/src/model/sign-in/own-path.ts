const base = 'http://site.invalid'

/**
 * Path and query a visitor may be sent to: of this site, whatever a link says. Anything else is `/`.
 * @remarks it begins with one `/`, and still does after a browser has read it: blanks inside, dots and
 *   backslashes lead to no other host
 * Source: `D-62`, `SITE-033`
 */
export function resolveOwnPath(text: string | null | undefined): string {
  if (!text?.startsWith('/') || isForeign(text) || !URL.canParse(text, base)) return '/'
  const { origin, pathname, search, hash } = new URL(text, base)
  const path = pathname + search + hash
  return origin !== base || isForeign(path) ? '/' : path
}

const isForeign = (path: string) => /^\/[/\\]/.test(path)
