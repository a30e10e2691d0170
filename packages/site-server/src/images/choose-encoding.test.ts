import { expect, it } from 'vitest'
import { chooseEncoding } from './choose-encoding.ts'

it.each([
  [640, 45],
  [641, 53],
])('gives an AVIF of quality 75 and %d px the quality %d', (width, quality) => {
  expect(chooseEncoding({ quality: 75, format: 'avif', width })).toMatchObject({ quality })
})

it.each(['webp', 'jpeg'] as const)('leaves the quality of a %s as it was asked for', (format) => {
  for (const width of [320, 1280])
    expect(chooseEncoding({ quality: 75, format, width })).toMatchObject({ quality: 75 })
})
