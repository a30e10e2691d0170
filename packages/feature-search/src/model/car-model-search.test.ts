import { describe, expect, it } from 'vitest'
import { describeCarModelStock, formatCarModelStockPath } from './car-model-search.ts'

const site = { routing: { stockBasePath: '/search' as const } }
const aModel = (body: string | null) => ({
  manufacturer: { name: 'Land Rover', slug: 'land-rover' },
  model: { name: 'Defender 110', slug: 'defender-110', body },
})

describe('formatCarModelStockPath', () => {
  it('leads to the stock of the model in its body [D-19]', () => {
    expect(formatCarModelStockPath(site, aModel('People Mover'))).toBe(
      '/search/land-rover/defender-110?body=People+Mover',
    )
    expect(formatCarModelStockPath(site, aModel(null))).toBe('/search/land-rover/defender-110')
    const usedOnly = { routing: { stockBasePath: '/used-car' as const } }
    expect(formatCarModelStockPath(usedOnly, aModel(null))).toBe(
      '/used-car/land-rover/defender-110',
    )
  })
})

describe('describeCarModelStock', () => {
  it.each([
    [{ new_count: 3, demo_count: 1, used_count: 12 }, '3 new, 1 demo, 12 used'],
    [{ new_count: 0, demo_count: 0, used_count: 1 }, '1 used'],
    [{ new_count: 0, demo_count: 0, used_count: 0 }, ''],
  ])('of %o is %s', (counts, text) => {
    expect(describeCarModelStock(counts)).toBe(text)
  })
})
