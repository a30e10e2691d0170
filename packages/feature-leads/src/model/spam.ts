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
  if (typeof sent.renderedAt !== 'string' || !/^[0-9a-z]{6,10}$/.test(sent.renderedAt)) return false
  return sent.now.getTime() - Number.parseInt(sent.renderedAt, 36) < fastestHumanMs
}
