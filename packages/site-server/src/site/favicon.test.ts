import { aSite } from '@forecourt/tenant-config/testing'
import { describe, expect, it } from 'vitest'
import { formatFaviconSvg } from './favicon.ts'

describe('formatFaviconSvg', () => {
  it('is the initial on the brand colour, in ink that can be read', () => {
    expect(formatFaviconSvg(aSite({ name: 'harbour', brand: { color: '#0b4f6c' } }))).toMatch(
      /fill="#0b4f6c".*fill="#fff">H</,
    )
    expect(formatFaviconSvg(aSite({ name: 'Yard', brand: { color: '#ffe14d' } }))).toMatch(
      /fill="#ffe14d".*fill="#111">Y</,
    )
  })

  it('escapes a name that begins with markup', () => {
    expect(formatFaviconSvg(aSite({ name: '<b>' }))).toContain('>&lt;</text>')
  })
})
