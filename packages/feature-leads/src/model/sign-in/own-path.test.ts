import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { resolveOwnPath } from './own-path.ts'

describe('resolveOwnPath', () => {
  it.each([
    '/',
    '/watchlist',
    '/finance?car_id=1&price=%2420,000#finance-form',
    '/cars/2021-mazda-cx-5?next=https://evil.example/',
    '/search//used',
  ])('keeps the full path and query of this site: %s [D-62] [SITE-033]', (path) => {
    expect(resolveOwnPath(path)).toBe(path)
  })

  it.each([
    '',
    null,
    undefined,
    'watchlist',
    'https://evil.example/',
    '//evil.example/',
    '//site.invalid/watchlist',
    '/\\evil.example/',
    '\\\\evil.example',
    '/\t/evil.example/',
    '/\n\\evil.example/',
    '/.//evil.example/',
    '/a/..//evil.example/',
    '/%2e//evil.example/',
    ' /watchlist',
    'javascript:alert(1)',
    '//',
    '/\\',
  ])('leads home instead of elsewhere: %j [D-62] [SITE-033]', (path) => {
    expect(resolveOwnPath(path)).toBe('/')
  })

  it('leads to this host whatever it is given [D-62]', () => {
    const piece = fc.constantFrom(
      '/',
      '\\',
      '.',
      '..',
      '\t',
      '\n',
      'evil.example',
      '@',
      ':',
      '%2f',
      '?',
      '#',
      'a',
    )
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
        const path = resolveOwnPath(pieces.join(''))
        expect(new URL(path, 'https://dealer.example').host).toBe('dealer.example')
        expect(resolveOwnPath(path)).toBe(path)
      }),
      { numRuns: 2000 },
    )
  })
})
