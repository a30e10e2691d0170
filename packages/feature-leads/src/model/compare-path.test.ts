import { describe, expect, it } from 'vitest'
import { parseCarIds } from './compare-list.ts'
import { formatComparePath } from './compare-path.ts'

describe('formatComparePath', () => {
  it('names the cars in the address, in order [D-64]', () => {
    expect(formatComparePath([3, 1, 2])).toBe('/compare?ids=3,1,2')
    expect(formatComparePath([])).toBe('/compare')
  })

  it('is read back as it was written [D-102]', () => {
    const path = new URL(formatComparePath([3, 1, 2]), 'http://site.invalid')
    expect(parseCarIds(path.searchParams.get('ids'))).toEqual([3, 1, 2])
  })
})
