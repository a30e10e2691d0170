import { describe, expect, it } from 'vitest'
import { toSlug } from './slug.ts'

describe('toSlug', () => {
  it.each([
    ['Mercedes-Benz', 'mercedes-benz'],
    ['Land Rover', 'land-rover'],
    ['Citroën', 'citroen'],
    ['CX-5', 'cx-5'],
    ['C 200 / AMG', 'c-200-amg'],
    ['比亚迪', '6bd4-4e9a-8fea'],
    ['ЛАДА', '43b-430-434-430'],
    ['лада', '43b-430-434-430'],
    ['  ', ''],
    ['(–)', ''],
  ])('makes %s into %s [D-19]', (name, slug) => {
    expect(toSlug(name)).toBe(slug)
  })
})
