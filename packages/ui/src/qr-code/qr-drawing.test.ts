import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { drawQrCode } from './qr-drawing.ts'

/** True when each square is dark, read back from the path. */
function squares({ size, path }: { size: number; path: string }): boolean[][] {
  const grid = Array.from({ length: size }, () => Array.from({ length: size }, () => false))
  for (const [, x, y, length] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/g)) {
    for (let step = 0; step < Number(length); step += 1) {
      const row = grid[Number(y)]
      if (row) row[Number(x) + step] = true
    }
  }
  return grid
}

const finder = ['#######', '#.....#', '#.###.#', '#.###.#', '#.###.#', '#.....#', '#######']

const corner = (grid: boolean[][], top: number, left: number) =>
  grid.slice(top, top + 7).map((row) =>
    row
      .slice(left, left + 7)
      .map((dark) => (dark ? '#' : '.'))
      .join(''),
  )

describe('drawQrCode', () => {
  it('has the three finder marks a camera looks for', () => {
    const drawing = drawQrCode('https://harbour.example.test/cars/2023-toyota-rav4-h10482')
    const grid = squares(drawing)
    const far = drawing.size - 7
    expect(corner(grid, 0, 0)).toEqual(finder)
    expect(corner(grid, 0, far)).toEqual(finder)
    expect(corner(grid, far, 0)).toEqual(finder)
    expect(corner(grid, far, far)).not.toEqual(finder)
  })

  it('is a square of a version that exists for any address', () => {
    const urls = fc.tuple(fc.domain(), fc.string()).map(([host, path]) => `https://${host}/${path}`)
    fc.assert(
      fc.property(urls, (url) => {
        const { size } = drawQrCode(url)
        return size >= 21 && size <= 177 && (size - 17) % 4 === 0
      }),
    )
  })

  it('differs for different addresses', () => {
    expect(drawQrCode('https://a.example.test/').path).not.toBe(
      drawQrCode('https://b.example.test/').path,
    )
  })

  it('refuses an empty text', () => {
    expect(() => drawQrCode('')).toThrow(RangeError)
  })
})
