import { describe, expect, it } from 'vitest'
import { makes } from '../catalogue/index.ts'
import { parseLinear } from './light.ts'
import { findPaint, type PaintFamily, paints } from './paints.ts'

const brightness = (key: keyof typeof paints) => {
  const [red, green, blue] = parseLinear(paints[key].ground)
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

describe('findPaint', () => {
  it.each([
    ['Glacier White', 'white'],
    ['Atlas White', 'bright-white'],
    ['White', 'bright-white'],
    ['Arctic White', 'ice-white'],
    ['Rhodium White', 'warm-white'],
    ['Frosted White', 'frost-white'],
    ['Snowflake White Pearl', 'pearl-white'],
    ['Arctic White Pearl', 'pearl-white'],
    ['French Vanilla', 'cream'],
    ['Platinum Silver', 'silver'],
    ['Sterling Silver', 'silver'],
    ['Aluminium', 'steel-silver'],
    ['Moondust Silver', 'bright-silver'],
    ['Graphite', 'graphite'],
    ['Concrete Grey', 'cement'],
    ['Conquer Grey', 'stone-grey'],
    ['Polymetal Grey', 'blue-grey'],
    ['Jet Black', 'black'],
    ['Aurora Black Pearl', 'blue-black'],
    ['Eclipse Black', 'black-pearl'],
    ['Race Red', 'red'],
    ['Soul Red Crystal', 'candy-red'],
    ['Merlot Red', 'dark-red'],
    ['Deep Crystal Blue', 'dark-blue'],
    ['Blue Lightning', 'bright-blue'],
    ['Cloud Blue', 'pale-blue'],
    ['British Racing Green', 'dark-green'],
    ['Sedona Orange', 'copper'],
    ['Turmeric Yellow', 'yellow'],
    ['Dusty Bronze', 'bronze'],
  ])('paints %s in %s', (name, paint) => {
    expect(findPaint(name)).toBe(paint)
  })

  it('takes the chart’s word over the name’s', () => {
    expect(findPaint('Nitrate', 'grey')).toBe('grey')
    expect(findPaint('Atomic Rush', 'orange')).toBe('orange')
  })

  it('is silver where nothing is said', () => {
    expect(findPaint(null)).toBe('silver')
    expect(findPaint('Code X5')).toBe('silver')
  })

  it('paints every white of the catalogue bright and every black dark', () => {
    const chart = makes.flatMap((make) => [
      ...make.paints,
      ...make.generations.flatMap((generation) => generation.paints ?? []),
    ])
    const of = (family: PaintFamily) =>
      chart
        .filter((paint) => paint[1] === family)
        .map(([name]) => brightness(findPaint(name, family)))
    expect(Math.min(...of('white'))).toBeGreaterThan(0.5)
    expect(Math.max(...of('black'))).toBeLessThan(0.02)
    expect(Math.min(...of('silver'))).toBeGreaterThan(Math.max(...of('black')))
  })
})
