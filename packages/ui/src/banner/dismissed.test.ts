import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { formatDismissalCookie, readDismissedBanners } from './dismissed.ts'

/** Data the browser keeps of a `Set-Cookie` line. */
const kept = (line: string) => line.split(';')[0] ?? ''

describe('readDismissedBanners', () => {
  it('finds none where the cookie is missing, empty or spoilt', () => {
    expect(readDismissedBanners('')).toEqual([])
    expect(readDismissedBanners('theme=dark; fc-dismissed=')).toEqual([])
    expect(readDismissedBanners('fc-dismissed=%E0%A4%A')).toEqual([''])
  })

  it('finds the keys among other cookies', () => {
    expect(readDismissedBanners('a=1; fc-dismissed=eofy.located-Cairns; b=2')).toEqual([
      'eofy',
      'located-Cairns',
    ])
  })

  it('knows every key again, whatever its letters', () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(fc.string({ minLength: 1, unit: 'grapheme' }), { maxLength: 20 }),
        (keys) => {
          const cookie = keys.reduce(
            (before, key) => kept(formatDismissalCookie(before, key, false)),
            '',
          )
          expect(readDismissedBanners(cookie)).toEqual(keys)
        },
      ),
    )
  })
})

describe('formatDismissalCookie', () => {
  it('lasts for the browser session: it has no age and no end', () => {
    expect(formatDismissalCookie('', 'eofy', false)).toBe('fc-dismissed=eofy; Path=/; SameSite=Lax')
  })

  it('goes by https alone where the page did', () => {
    expect(formatDismissalCookie('', 'eofy', true)).toBe(
      'fc-dismissed=eofy; Path=/; SameSite=Lax; Secure',
    )
  })

  it('keeps the latest 20 and none twice', () => {
    const keys = Array.from({ length: 21 }, (_, index) => `n${index}`)
    const cookie = keys.reduce((before, key) => kept(formatDismissalCookie(before, key, false)), '')
    expect(readDismissedBanners(cookie)).toEqual(keys.slice(1))
    expect(readDismissedBanners(kept(formatDismissalCookie(cookie, 'n1', false))).at(-1)).toBe('n1')
    expect(readDismissedBanners(kept(formatDismissalCookie(cookie, 'n1', false)))).toHaveLength(20)
  })
})
