import { aSite } from '@forecourt/tenant-config/testing'
import { describe, expect, it } from 'vitest'
import { faviconSvg } from './favicon.ts'

describe('faviconSvg', () => {
  it('is the initial on the brand colour, in ink that can be read', () => {
    expect(faviconSvg(aSite({ name: 'harbour', brand: { color: '#0b4f6c' } }))).toMatch(
      /fill="#0b4f6c".*fill="#fff">H</,
    )
    expect(faviconSvg(aSite({ name: 'Yard', brand: { color: '#ffe14d' } }))).toMatch(
      /fill="#ffe14d".*fill="#111">Y</,
    )
  })

  it('escapes a name that begins with markup', () => {
    expect(faviconSvg(aSite({ name: '<b>' }))).toContain('>&lt;</text>')
  })
})
