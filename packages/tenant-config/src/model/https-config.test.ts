import { describe, expect, it } from 'vitest'
import { anExampleFile } from '../testing/index.ts'
import { createSite } from './parse-site.ts'

describe('hsts', () => {
  it('holds for a year and for the hosts below unless the file says otherwise [PLUS-090]', () => {
    expect(createSite(anExampleFile).hsts).toEqual({
      maxAgeSeconds: 31_536_000,
      includeSubDomains: true,
      preload: false,
    })
    const hsts = { maxAgeSeconds: 0, includeSubDomains: false }
    expect(createSite({ ...anExampleFile, hsts }).hsts).toEqual({ ...hsts, preload: false })
  })

  it.each([-1, 1.5])('is not remembered for %d seconds', (maxAgeSeconds) => {
    expect(() => createSite({ ...anExampleFile, hsts: { maxAgeSeconds } })).toThrow('maxAgeSeconds')
  })
})
