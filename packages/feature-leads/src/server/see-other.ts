/** Answers 303: the browser goes on to another page, and keeps neither answer nor cookies in a shared cache. */
export function createSeeOther(location: string, cookies: readonly string[] = []): Response {
  const headers = new Headers({ location, 'cache-control': 'no-store' })
  for (const cookie of cookies) headers.append('set-cookie', cookie)
  return new Response(null, { status: 303, headers })
}

/** True for a request that came by https; its cookies are `Secure` then. */
export const isSecureRequest = ({ url }: Pick<Request, 'url'>): boolean =>
  new URL(url).protocol === 'https:'
