import { listManufacturers } from '@forecourt/stock/model'
import { aSite } from '@forecourt/tenant-config/testing'
import { describe, expect, it } from 'vitest'
import { createBrandLogoResponse } from './brand-logo.ts'

const site = aSite({ make: 'Aurelia' })

describe('createBrandLogoResponse', () => {
  it('draws the logo.url of every manufacturer [SITE-069]', async () => {
    for (const { logo, name } of listManufacturers()) {
      const answer = createBrandLogoResponse(site, logo.url.replace('/brand-logos/', ''))
      expect([name, answer.status]).toEqual([name, 200])
      expect(answer.headers.get('content-type')).toBe('image/svg+xml')
      expect(await answer.text()).toMatch(/^<svg .*<text .*<\/svg>$/)
    }
  })

  it('draws the initials of a brand of the dealer in a size that fits', async () => {
    const draw = async (name: string) => createBrandLogoResponse(site, name).text()
    expect(await draw('aurelia.svg')).toContain('>Au</text>')
    expect(await draw('bmw.svg')).toMatch(/font-size="24".*>BMW</)
  })

  it.each(['nobody.svg', 'kia.png', 'Kia.svg', '.svg', '', '..%2fkia.svg'])(
    'has none for %j',
    (file) => {
      expect(createBrandLogoResponse(site, file).status).toBe(404)
    },
  )
})
