import { formatCarPath } from '@forecourt/stock/model'
import { aCar } from '@forecourt/stock/testing'
import { mountSite } from '@forecourt/tenant-config/model'
import { aSite } from '@forecourt/tenant-config/testing'
import { describe, expect, it } from 'vitest'
import { formatStockPath, resolveStockRedirect } from './stock-path.ts'

const group = aSite()
const usedOnly = aSite({ routing: { stockBasePath: '/used-car' } })

describe('formatStockPath', () => {
  it.each([
    [undefined, '/search', '/used-car'],
    [{ make: 'Mercedes-Benz' }, '/search/mercedes-benz', '/used-car/mercedes-benz'],
    [{ make: 'Toyota', model: 'HiLux' }, '/search/toyota/hilux', '/used-car/toyota/hilux'],
    [{ body: 'People Mover' }, '/search/people-mover', '/used-car/people-mover'],
    [{ stockType: 'used-cars' as const }, '/search/used-cars', '/used-car'],
    [{ dealershipSlug: 'south' }, '/search/south', '/used-car/south'],
  ])('of %o is %s, and %s on a used-only site [D-20]', (target, path, usedPath) => {
    expect(formatStockPath(group, target)).toBe(path)
    expect(formatStockPath(usedOnly, target)).toBe(usedPath)
  })
})

describe('formatCarPath', () => {
  it('is /cars/{slug}', () => {
    expect(formatCarPath(aCar({ slug: '2021-mazda-3' }))).toBe('/cars/2021-mazda-3')
  })
})

describe('resolveStockRedirect', () => {
  it('stays below the path of the app', () => {
    const mounted = mountSite(group, '/stock')
    expect(resolveStockRedirect(mounted, '/stock/used-car', noName)).toBe('/stock/search/used-cars')
    expect(
      resolveStockRedirect(mountSite(usedOnly, '/stock'), '/stock/search/toyota', noName),
    ).toBe('/stock/used-car/toyota')
  })

  const noName = () => []

  it.each([
    ['/search', '/used-car'],
    ['/search/used-cars', '/used-car'],
    ['/search/toyota/hilux', '/used-car/toyota/hilux'],
    ['/search/ute', '/used-car/ute'],
  ])('on a used-only site leads from %s to %s [D-20]', (path, target) => {
    expect(resolveStockRedirect(usedOnly, path, noName)).toBe(target)
  })

  it('elsewhere leads from /used-car to used cars with the same filter [D-20]', () => {
    expect(resolveStockRedirect(group, '/used-car', noName)).toBe('/search/used-cars')
    expect(
      resolveStockRedirect(group, '/used-car/land-rover', () => [['make', 'Land Rover']]),
    ).toBe('/search/used-cars?make=Land+Rover')
  })

  it('leaves the right form alone', () => {
    expect(resolveStockRedirect(group, '/search/toyota', noName)).toBeNull()
    expect(resolveStockRedirect(usedOnly, '/used-car/toyota', noName)).toBeNull()
  })
})
