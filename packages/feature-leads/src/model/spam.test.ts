import { describe, expect, it } from 'vitest'
import { createPageAgeToken, createRenderedAtToken, isSuspectedSpam } from './spam.ts'

const rendered = new Date('2026-11-20T00:00:00.000Z')
const after = (ms: number) => new Date(rendered.getTime() + ms)
const renderedAt = createRenderedAtToken(rendered)

describe('isSuspectedSpam', () => {
  it('suspects a filled honeypot [PLUS-033]', () => {
    const sent = { renderedAt, now: after(60_000) }
    expect(isSuspectedSpam({ ...sent, honeypot: 'http://x' })).toBe(true)
    expect(isSuspectedSpam({ ...sent, honeypot: '' })).toBe(false)
    expect(isSuspectedSpam({ ...sent, honeypot: undefined })).toBe(false)
  })

  it('suspects a form sent within 2 s of its rendering [PLUS-033]', () => {
    const sent = { honeypot: '', renderedAt }
    expect(isSuspectedSpam({ ...sent, now: after(1999) })).toBe(true)
    expect(isSuspectedSpam({ ...sent, now: after(2000) })).toBe(false)
  })

  it('suspects it by the age of a cached page too, whatever the clock of the browser [PLUS-098]', () => {
    const sent = (ageMs: number) => ({
      honeypot: '',
      renderedAt: createPageAgeToken(ageMs),
      now: after(-3_600_000),
    })
    expect(isSuspectedSpam(sent(1999.4))).toBe(true)
    expect(isSuspectedSpam(sent(2000))).toBe(false)
  })

  it.each([undefined, null, '', 'x', '+', '+!', '!!!!!!!!', 7])(
    'says nothing of the token %j',
    (token) => {
      expect(isSuspectedSpam({ honeypot: '', renderedAt: token, now: rendered })).toBe(false)
    },
  )
})
