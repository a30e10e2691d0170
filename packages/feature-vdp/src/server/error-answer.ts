/** The error envelope of a call. Source: `D-04` */
export function errorAnswer(status: number, code: string, error: string): Response {
  return Response.json({ error, code }, { status, headers: { 'cache-control': 'no-store' } })
}

/** Part of the path before the last, as in `…/cars/{slug}/view.json`; empty when it cannot be read. */
export function slugBeforeLast(request: Request): string {
  const part = new URL(request.url).pathname.split('/').at(-2) ?? ''
  try {
    return decodeURIComponent(part)
  } catch {
    return ''
  }
}
