import { describe, expect, it } from 'vitest'
import { type FacetValue, listModels, makeList } from './make-list.ts'

const value = (name: string, count: number, isRefined = false): FacetValue => ({
  value: name,
  label: name,
  count,
  isRefined,
})
const makes = (size: number) =>
  Array.from({ length: size }, (_, index) =>
    value(`Make ${String.fromCharCode(97 + index)}`, 100 - index),
  )
const names = (values: readonly FacetValue[]) => values.map(({ value: name }) => name)
const options = { initialMakes: 7, popularMakes: [] }

describe('makeList', () => {
  it('shows 7 makes at first and the others behind the toggle [SRCH-086]', () => {
    const list = makeList(makes(12), options)
    expect(list.makes).toHaveLength(7)
    expect(names(list.makes)).toEqual(names(makes(7)))
    expect(names(list.rest)).toEqual(names(makes(12).slice(7)))
  })

  it('shows all of 7 and puts one of 8 behind the toggle [SRCH-086]', () => {
    expect(makeList(makes(7), options).rest).toHaveLength(0)
    expect(makeList(makes(8), options).rest).toHaveLength(1)
  })

  it('is not split at 20 makes [SRCH-085]', () => {
    expect(makeList(makes(20), options)).toMatchObject({ title: null, restTitle: null })
  })

  it('is split into Popular and All makes at 21 [SRCH-084]', () => {
    const list = makeList([value('Zeta', 500), ...makes(20)], options)
    expect(list).toMatchObject({ title: 'Popular', restTitle: 'All makes' })
    expect(names(list.makes)[0]).toBe('Zeta')
    expect(list.makes).toHaveLength(7)
    expect(list.rest).toHaveLength(21)
    expect(names(list.rest).at(-1)).toBe('Zeta')
  })

  it("shows the dealer's preset list, all of it", () => {
    const popularMakes = ['make l', 'Make b', 'Not in stock']
    expect(names(makeList(makes(12), { ...options, popularMakes }).makes)).toEqual([
      'Make l',
      'Make b',
    ])
  })

  it('orders by count, then by name [D-27]', () => {
    const list = makeList([value('B', 2), value('C', 3), value('A', 2)], options)
    expect(names(list.makes)).toEqual(['C', 'A', 'B'])
  })

  it('never hides a chosen make, and drops empty ones [D-27]', () => {
    const list = makeList([...makes(12), value('Rare', 0, true), value('Gone', 0)], options)
    expect(names(list.makes)).toContain('Rare')
    expect(names([...list.makes, ...list.rest])).not.toContain('Gone')
  })
})

describe('listModels', () => {
  const models = Array.from({ length: 40 }, (_, index) => value(`Kia ${index}`, 100 - index))

  it('lists 30 models at most, without the make in the label [SRCH-087]', () => {
    const listed = listModels('Kia', [...models, value('Mazda 3', 500)])
    expect(listed).toHaveLength(30)
    expect(listed[0]).toMatchObject({ value: 'Kia 0', label: '0' })
  })

  it('never cuts off a chosen model [D-27]', () => {
    const chosen = models.map((model, index) => ({ ...model, isRefined: index === 39 }))
    expect(names(listModels('Kia', chosen))).toContain('Kia 39')
  })
})
