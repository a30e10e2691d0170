import { describe, expect, it } from 'vitest'
import { aSite } from '../testing/index.ts'
import { mountSite } from './mount-site.ts'

describe('mountSite', () => {
  it('puts every own path below that of the app', () => {
    const site = aSite({ routing: { garageRoutes: ['/club'] } })
    expect(mountSite(site, '/stock').routing).toMatchObject({
      stockBasePath: '/stock/search',
      reservePath: '/stock/cars/{slug}/checkout',
      financePage: '/stock/finance',
      clearFiltersPath: '/stock/special-offers',
      garageRoutes: ['/stock/club'],
    })
  })

  it('puts the page of an alternate lender there, where a dealer has one', () => {
    const page = (alternateProviderPage: string | null) =>
      mountSite(aSite({ finance: { alternateProviderPage } }), '/stock').finance
        .alternateProviderPage
    expect(page('/fresh-start')).toBe('/stock/fresh-start')
    expect(page(null)).toBeNull()
  })

  it.each([
    ['/reserve/{id}', '/stock/reserve/{id}'],
    ['https://pay.example/{id}', 'https://pay.example/{id}'],
  ])('takes %s to %s', (reservePath, mounted) => {
    const site = aSite({ routing: { reservePath } })
    expect(mountSite(site, '/stock').routing.reservePath).toBe(mounted)
  })

  it.each(['stock', '/stock/', '/'])('refuses the path "%s"', (basePath) => {
    expect(() => mountSite(aSite(), basePath)).toThrow(
      `[tenant-config] expected a path such as /stock, got "${basePath}"`,
    )
  })
})
