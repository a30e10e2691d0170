/** Part of an address before its last: the slug of `…/cars/{slug}/similar.json`; empty for one that is no text. */
export function readSlugBeforeLast(request: Request): string {
  const part = new URL(request.url).pathname.split('/').at(-2) ?? ''
  try {
    return decodeURIComponent(part)
  } catch {
    return ''
  }
}
