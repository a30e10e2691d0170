import { describe, expect, it } from 'vitest'
import { applyFilm } from './film.ts'
import { decodeLight, encodeLight, mostLight, parseLinear, toDisplay, toLinear } from './light.ts'

/** Amounts of light from none to the most a layer holds. */
const amounts = Array.from({ length: 401 }, (_, step) => (step / 400) * mostLight)

describe('encodeLight', () => {
  it('runs from 0 to 1 and comes back', () => {
    expect(encodeLight(0)).toBe(0)
    expect(encodeLight(mostLight)).toBe(1)
    for (const light of amounts) expect(decodeLight(encodeLight(light))).toBeCloseTo(light, 9)
  })

  it('holds what is beyond its ends', () => {
    expect(encodeLight(-1)).toBe(0)
    expect(encodeLight(9)).toBe(1)
  })

  it('steps by less than 3 % of a grey card and by less than 0.002 in the dark', () => {
    const step = (value: number) => decodeLight(encodeLight(value) + 1 / 255) - value
    expect(step(0.18) / 0.18).toBeLessThan(0.03)
    expect(step(0.001)).toBeLessThan(0.002)
  })
})

describe('toLinear', () => {
  it('is undone by toDisplay', () => {
    for (let value = 0; value <= 1; value += 1 / 255)
      expect(toDisplay(toLinear(value))).toBeCloseTo(value, 9)
  })

  it('reads hexadecimal colours', () => {
    expect(parseLinear('#ff0080').map((value) => Number(value.toFixed(4)))).toEqual([1, 0, 0.2159])
  })
})

describe('applyFilm', () => {
  it('rises all the way, from black to white', () => {
    expect(applyFilm(0)).toBe(0)
    expect(applyFilm(100)).toBe(1)
    const shown = amounts.map(applyFilm)
    expect(shown).toEqual(shown.toSorted((one, other) => one - other))
    expect(new Set(shown).size).toBeGreaterThan(300)
  })
})
