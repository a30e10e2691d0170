/** Name of the field people do not see; whoever fills it is a program. Source: `D-03` */
export const honeypotField = 'website_url'

/** Name of the hidden field with the instant the form was rendered. Source: `D-03` */
export const renderedAtField = 'rendered_at'

/** Nobody fills a form faster than this, in milliseconds. Source: `D-03` */
export const fastestHumanMs = 2000

/** The instant of rendering as the hidden field carries it. */
export function createRenderedAtToken(now: Date): string {
  return now.getTime().toString(36)
}

/**
 * The same from a browser, for a page that was cached and holds no time: the age of the page instead, which
 * needs no clock that agrees with the server's.
 * @param ageMs since the page was asked for, 0 or more
 */
export function createPageAgeToken(ageMs: number): string {
  return `+${Math.round(ageMs).toString(36)}`
}

/** Milliseconds between the rendering and the sending; null when the token does not say. */
function readAgeMs(token: unknown, now: Date): number | null {
  if (typeof token !== 'string') return null
  if (/^\+[0-9a-z]{1,10}$/.test(token)) return Number.parseInt(token.slice(1), 36)
  if (!/^[0-9a-z]{6,10}$/.test(token)) return null
  return now.getTime() - Number.parseInt(token, 36)
}

/**
 * True for a filled honeypot, or a form that came back within 2 s of its rendering. A missing or
 * unreadable token says nothing: programs of partners send none.
 * Source: `D-03`, `PLUS-033`
 */
export function isSuspectedSpam(sent: {
  honeypot: unknown
  renderedAt: unknown
  now: Date
}): boolean {
  if (typeof sent.honeypot === 'string' && sent.honeypot.trim() !== '') return true
  const ageMs = readAgeMs(sent.renderedAt, sent.now)
  return ageMs !== null && ageMs < fastestHumanMs
}
