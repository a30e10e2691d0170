import { describe, expect, it } from 'vitest'
import { formatCarListCookie, readCarListCookie } from './car-list-cookie.ts'

describe('formatCarListCookie', () => {
  it('is read back as it was written [PLUS-026]', () => {
    const cookie = formatCarListCookie('favourites', [12, 7], false)
    expect(cookie).toBe('favourites=12.7; Path=/; Max-Age=31536000; SameSite=Lax')
    expect(readCarListCookie(`a=1; ${cookie.split(';')[0]}; b=2`, 'favourites')).toEqual([12, 7])
  })

  it('goes with its last car, and is sent by https alone where the page came so', () => {
    expect(formatCarListCookie('compare', [], true)).toBe(
      'compare=; Path=/; Max-Age=0; SameSite=Lax; Secure',
    )
  })

  it('is for the pages that show its list', () => {
    expect(formatCarListCookie('saved', [1], false)).toContain('Path=/favourites;')
    expect(formatCarListCookie('viewed', [1], false)).toContain('Path=/;')
  })

  it('keeps as many cars as its list [D-64] [D-79]', () => {
    const ids = Array.from({ length: 120 }, (_, index) => index + 1)
    const stored = (name: Parameters<typeof formatCarListCookie>[0]) =>
      readCarListCookie(formatCarListCookie(name, ids, false).split(';')[0], name).length
    expect([stored('favourites'), stored('compare'), stored('viewed')]).toEqual([100, 4, 20])
  })
})

describe('readCarListCookie', () => {
  it.each([null, '', 'other=1.2', 'favourites=', 'favourites=x.y'])(
    'finds nothing in %j',
    (header) => {
      expect(readCarListCookie(header, 'favourites')).toEqual([])
    },
  )
})
