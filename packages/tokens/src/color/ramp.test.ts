import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import color from '../tokens/color.tokens.json' with { type: 'json' }
import { measureContrastRatio } from './contrast.ts'
import { createRamp, parseColor, rampSteps, toHex } from './ramp.ts'
import { rampGroup } from './ramp-group.ts'
import { sourceColors } from './source-colors.ts'

const anyColor = fc
  .integer({ min: 0, max: 0xffffff })
  .map((value) => `#${value.toString(16).padStart(6, '0')}`)

describe('createRamp', () => {
  it('gives each step its contrast against white, whatever the hue', () => {
    fc.assert(
      fc.property(anyColor, (source) => {
        const ramp = createRamp(parseColor(source))
        const targets = Object.values(rampSteps)
        for (const [index, color] of Object.values(ramp).entries()) {
          const whiteContrast = targets[index]?.whiteContrast ?? 0
          const measured = measureContrastRatio(color, '#ffffff')
          expect(measured / whiteContrast).toBeGreaterThanOrEqual(1)
          expect(measured / whiteContrast).toBeLessThan(1.06)
        }
      }),
      { numRuns: 200 },
    )
  })

  it('is what the shipped document holds', () => {
    const shipped: Readonly<Record<string, unknown>> = color.color
    for (const [name, source] of Object.entries(sourceColors)) {
      expect(shipped[name]).toEqual(rampGroup(parseColor(source)))
    }
  })
})

describe('parseColor', () => {
  it.each(['', 'blue-ish', '#12', 'rgb(0 0 0 / 0.5)', 'var(--x)', '#fff;}</style>'])(
    'refuses %j',
    (text) => {
      expect(() => parseColor(text)).toThrow(RangeError)
    },
  )

  it('reads hex, rgb, hsl, oklch and names alike', () => {
    for (const text of ['#f00', '#ff0000', 'rgb(255 0 0)', 'hsl(0 100% 50%)', 'red']) {
      expect(toHex(text)).toBe('#ff0000')
    }
    expect(toHex('oklch(1 0 0)')).toBe('#ffffff')
  })
})

describe('toHex', () => {
  it('leaves every sRGB colour as it is', () => {
    fc.assert(
      fc.property(anyColor, (source) => {
        expect(toHex(source)).toBe(source)
      }),
    )
  })
})
