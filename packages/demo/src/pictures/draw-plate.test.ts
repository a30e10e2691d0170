import { describe, expect, it } from 'vitest'
import { drawPlate, groupNumber } from './draw-plate.ts'
import { plateStates } from './plate.ts'
import { drawPlateLine, plateStrokes } from './plate-letters.ts'
import { settingKeys } from './vehicle-picture.ts'

describe('groupNumber', () => {
  it.each([
    ['1FC1DY', '1FC 1DY'],
    ['VWX386', 'VWX 386'],
    ['EG39ZM', 'EG 39 ZM'],
    ['EBU61M', 'EBU 61M'],
    ['795GW2', '795 GW2'],
    ['S480BKM', 'S480 BKM'],
    ['1HZB742', '1HZB 742'],
  ])('reads %s as %s', (number, grouped) => {
    expect(groupNumber(number)).toBe(grouped)
  })
})

describe('drawPlate', () => {
  const size = [372, 134] as const
  const draw = (plate: Parameters<typeof drawPlate>[0]) => drawPlate(plate, 'studio', size, 372)

  it('gives each state colours or words of its own', () => {
    const drawn = plateStates.map((state) =>
      draw({ kind: 'registration', state, number: '1FC1DY' }),
    )
    expect(new Set(drawn).size).toBe(plateStates.length)
  })

  it('gives each setting the plate of its dealer', () => {
    const drawn = settingKeys.map((setting) => drawPlate({ kind: 'dealer' }, setting, size, 372))
    expect(new Set(drawn).size).toBe(settingKeys.length)
  })

  it('leaves a blank plate blank, and needs no font', () => {
    expect(draw({ kind: 'blank' })).not.toContain('<path')
    expect(draw({ kind: 'dealer' })).not.toContain('<text')
  })
})

describe('drawPlateLine', () => {
  const widthOf = (text: string, width: number) => {
    const svg = drawPlateLine({ text, x: 0, y: 0, height: 70, width })
    const [, across = 0, up = 0] = (/scale\(([\d.]+) ([\d.]+)\)/.exec(svg) ?? []).map(Number)
    return { across, up }
  }

  it('makes a line that is too long narrower first, then smaller', () => {
    const [free, narrow, small] = [
      widthOf('1HZB742', 900),
      widthOf('1HZB742', 280),
      widthOf('1HZB742', 150),
    ]
    expect(free.across).toBe(free.up)
    expect(narrow.up).toBe(free.up)
    expect(narrow.across).toBeLessThan(free.across)
    expect(small.up).toBeLessThan(free.up)
  })

  it('has strokes for every sign a number is made of', () => {
    const signs = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789']
    expect(signs.filter((sign) => !plateStrokes[sign])).toEqual([])
  })
})
