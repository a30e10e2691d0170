import { describe, expect, it } from 'vitest'
import { readStockVersion } from './stock-version.ts'

describe('readStockVersion', () => {
  const world = { generation: 5, car: 3, builds: 1 }
  const index = {
    generation: () => world.generation,
    carGeneration: () => world.car,
    builds: () => world.builds,
  }
  const versions = () => [
    readStockVersion(index, 'harbour', null),
    readStockVersion(index, 'harbour', 7),
  ]

  it('rises for every page when the index is built anew, and for pages of a car with that car alone', () => {
    const before = versions()
    world.builds = 2
    const rebuilt = versions()
    expect(rebuilt.map((version, at) => version > (before[at] ?? 0))).toEqual([true, true])
    world.generation = 6
    const changed = versions()
    expect(changed.map((version, at) => version > (rebuilt[at] ?? 0))).toEqual([true, false])
  })
})
