import { aCar } from '@forecourt/stock/testing'
import { describe, expect, it } from 'vitest'
import { listVehicleDetails, VEHICLE_DETAILS_TITLE } from './vehicle-details.ts'

const variant = {
  ...aCar().variant!,
  enginesize: 2755,
  cylinders: 4,
  vehiclelength: 5325,
  towingcapacitybraked: 3500,
  ancaprating: 5,
  vehiclewidth: 0,
  vehicleheight: null,
  induction: '-',
}

describe('listVehicleDetails', () => {
  it("is titled 'Vehicle Details' [VDP-052]", () => {
    expect(VEHICLE_DETAILS_TITLE).toBe('Vehicle Details')
  })

  it('hides every empty fact [VDP-053]', () => {
    const facts = listVehicleDetails(
      aCar({ variant, colour: null, interior_colour: '-', seats: 0 }),
    ).flatMap((group) => group.facts)
    const labels = facts.map((fact) => fact.label)
    for (const label of ['Width', 'Height', 'Induction', 'Colour', 'Interior colour', 'Seats'])
      expect(labels).not.toContain(label)
    for (const { value } of facts) expect(value).not.toMatch(/^(-|0|null|undefined|NaN)?$/)
  })

  it('gives variant sizes their units and separators', () => {
    const facts = listVehicleDetails(aCar({ variant })).flatMap((group) => group.facts)
    expect(facts).toContainEqual({ kind: 'variant', label: 'Engine capacity', value: '2,755 cc' })
    expect(facts).toContainEqual({ kind: 'variant', label: 'Length', value: '5,325 mm' })
    expect(facts).toContainEqual({
      kind: 'variant',
      label: 'Towing capacity (braked)',
      value: '3,500 kg',
    })
    expect(facts).toContainEqual({ kind: 'variant', label: 'ANCAP rating', value: '5 stars' })
  })

  it.each([
    ['Scooter', 'Scooter', []],
    ['Naked Bike', 'naked', []],
    ['Ute', 'Dual Cab Utility', ['Dual Cab Utility']],
  ])(
    'says of a %s with the configuration %s only what is new [D-92]',
    (body, bodyconfiguration, told) => {
      const car = aCar({ simple_body: body, variant: { ...variant, bodyconfiguration } })
      const facts = listVehicleDetails(car).flatMap((group) => group.facts)
      expect(
        facts.filter(({ label }) => label === 'Body configuration').map(({ value }) => value),
      ).toEqual(told)
    },
  )

  it('counts one star as one', () => {
    const facts = listVehicleDetails(aCar({ variant: { ...variant, ancaprating: 1 } }))
    expect(facts.at(-1)?.facts.at(-1)?.value).toBe('1 star')
  })

  it('drops a group without facts', () => {
    expect(listVehicleDetails(aCar({ variant: null })).map((group) => group.title)).toEqual([
      'Overview',
    ])
  })
})
