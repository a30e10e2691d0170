import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { dismissalCookie, dismissedBanners } from './dismissed.ts'

/** What the browser keeps of a `Set-Cookie` line. */
const kept = (line: string) => line.split(';')[0] ?? ''

describe('dismissedBanners', () => {
  it('finds none where the cookie is missing, empty or spoilt', () => {
    expect(dismissedBanners('')).toEqual([])
    expect(dismissedBanners('theme=dark; fc-dismissed=')).toEqual([])
    expect(dismissedBanners('fc-dismissed=%E0%A4%A')).toEqual([''])
  })

  it('finds the keys among other cookies', () => {
    expect(dismissedBanners('a=1; fc-dismissed=eofy.located-Cairns; b=2')).toEqual([
      'eofy',
      'located-Cairns',
    ])
  })

  it('knows every key again, whatever its letters', () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(fc.string({ minLength: 1, unit: 'grapheme' }), { maxLength: 20 }),
        (keys) => {
          const cookie = keys.reduce((before, key) => kept(dismissalCookie(before, key)), '')
          expect(dismissedBanners(cookie)).toEqual(keys)
        },
      ),
    )
  })
})

describe('dismissalCookie', () => {
  it('lasts for the browser session: it has no age and no end', () => {
    expect(dismissalCookie('', 'eofy')).toBe('fc-dismissed=eofy; Path=/; SameSite=Lax')
  })

  it('keeps the latest 20 and none twice', () => {
    const keys = Array.from({ length: 21 }, (_, index) => `n${index}`)
    const cookie = keys.reduce((before, key) => kept(dismissalCookie(before, key)), '')
    expect(dismissedBanners(cookie)).toEqual(keys.slice(1))
    expect(dismissedBanners(kept(dismissalCookie(cookie, 'n1'))).at(-1)).toBe('n1')
    expect(dismissedBanners(kept(dismissalCookie(cookie, 'n1')))).toHaveLength(20)
  })
})
