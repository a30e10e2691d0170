import { describe, expect, it } from 'vitest'
import { caravanMakes } from './catalogue/caravans/index.ts'
import { motorcycleMakes } from './catalogue/motorcycles/index.ts'
import { truckMakes } from './catalogue/trucks/index.ts'
import { type FeedCar, readFeedCars } from './feed-car.ts'
import { findBody } from './pictures/find-body.ts'
import { unitEntries } from './stock/unit-entries.ts'
import { readPlaces } from './validate.ts'
import { findUnitProblems, findUnits, isUnitRow } from './validate-units.ts'

const rows = await readFeedCars()
const places = await readPlaces()
const rowsOf = (feed: FeedCar['feed']) => rows.filter((row) => row.feed === feed)
const kindsOf = (feed: FeedCar['feed']) => {
  const ofKind = (kind: string) => rowsOf(feed).filter(({ itemType }) => itemType === kind)
  return {
    caravans: ofKind('caravan'),
    motorhomes: ofKind('motorhome'),
    cars: ofKind('car'),
    trucks: ofKind('truck'),
    buses: ofKind('bus'),
    motorcycles: ofKind('motorcycle'),
  }
}

function rowOf(test: (row: FeedCar) => boolean): FeedCar {
  const found = rows.filter(isUnitRow).find(test)
  if (!found) throw new Error('no such vehicle in the feeds')
  return found
}

const van = rowOf(({ body, carType }) => body === 'Caravan' && carType === 'used')
const motorhome = rowOf(({ itemType, carType }) => itemType === 'motorhome' && carType === 'used')
const mover = rowOf(({ body, carType }) => body === 'Prime Mover' && carType === 'used')
const tray = rowOf(({ body, carType }) => body === 'Tray Truck' && carType === 'new')
const ride = rowOf(({ itemType, carType }) => itemType === 'motorcycle' && carType === 'used')

describe('findUnitProblems', () => {
  it.each([
    ['caravan', van],
    ['motorhome', motorhome],
    ['prime mover', mover],
    ['tray truck', tray],
    ['motorcycle', ride],
  ])('finds nothing wrong with a %s of the feeds', (_, row) => {
    expect(findUnitProblems(row, places)).toEqual([])
  })

  it.each([
    ['a caravan that has run kilometres', { ...van, odometer: '52000' }],
    ['a caravan heavier than its maker says', { ...van, tareKg: van.tareKg + 100 }],
    ['a caravan without a payload', { ...van, atmKg: van.tareKg }],
    ['a caravan on other axles', { ...van, axles: van.axles === 'Single' ? 'Tandem' : 'Single' }],
    ['a caravan that sleeps nobody', { ...van, sleeps: 0 }],
    ['a caravan in metres', { ...van, lengthFeet: van.lengthFeet * 0.3048 }],
    ['a motorhome without an odometer', { ...motorhome, odometer: '' }],
    ['a prime mover with the axles of a van', { ...mover, axles: '4x2' }],
    ['a truck at a drive-away price', { ...mover, driveAway: '199000' }],
    ['a truck around the world a hundred times', { ...mover, odometer: '9000000' }],
    ['a new truck with plates', { ...tray, plate: '123AB4' }],
    ['a motorcycle with a sleeping place', { ...ride, sleeps: 2 }],
    ['a plate of a car on a motorcycle', { ...ride, plate: '123AB4' }],
    ['a chassis number of another maker', { ...ride, vin: van.vin }],
    ['a tenth of the price', { ...van, driveAway: String(Number(van.driveAway) / 10) }],
    ['a colour of nobody', { ...van, colour: 'Soul Red Crystal' }],
    ['a place of no dealer', { ...van, locationCode: '77' }],
    ['a comment of four words', { ...van, comments: 'Good van. Ring us.' }],
  ])('reports %s', (_, row) => {
    expect(findUnitProblems(row, places)).toHaveLength(1)
  })

  it.each([
    ['a diesel motorcycle', { ...ride, fuel: 'Diesel' }],
    ['a motorcycle with doors', { ...ride, doors: 2 }],
    ['a caravan of 1988', { ...van, year: 1988 }],
    ['a truck of another mass', { ...mover, gvmKg: 4_500 }],
    ['a caravan with a gearbox', { ...van, transmission: '6 Speed Manual' }],
  ])('knows no %s', (_, row) => {
    expect(findUnits(row)).toEqual([])
    expect(findUnitProblems(row, places)).toHaveLength(1)
  })
})

describe('the stock of the other dealers', () => {
  it('is 90 caravans and motorhomes, with a few cars to tow them', () => {
    const kinds = kindsOf('caravans')
    expect(rowsOf('caravans')).toHaveLength(90)
    expect(kinds.caravans.length).toBeGreaterThan(60)
    expect(kinds.motorhomes.length).toBe(20)
    expect(kinds.cars.every(({ towKg }) => towKg >= 3000)).toBe(true)
  })

  it('is 120 trucks, buses, vans and motorcycles', () => {
    const kinds = kindsOf('ironbark')
    expect(rowsOf('ironbark')).toHaveLength(120)
    expect(kinds.trucks.length).toBeGreaterThan(45)
    expect(kinds.motorcycles.length).toBeGreaterThan(40)
    expect(kinds.buses.length).toBe(8)
    const movers = rowsOf('ironbark').filter(({ body }) => body === 'Prime Mover')
    expect(movers.length).toBeGreaterThan(12)
  })

  it('is 60 of one marque between $75,000 and $420,000', () => {
    const asks = rowsOf('aurelia').flatMap(({ driveAway, egc }) => Number(driveAway || egc) || [])
    expect(rowsOf('aurelia')).toHaveLength(60)
    expect(Math.min(...asks)).toBeGreaterThan(75_000)
    expect(Math.max(...asks)).toBeLessThan(420_000)
    expect(new Set(rowsOf('aurelia').map(({ body }) => body)).size).toBe(6)
  })

  it('has a picture of the body of every vehicle', () => {
    expect(() => rows.map(({ body }) => findBody({ body }))).not.toThrow()
  })
})

describe('the catalogues of caravans, trucks and motorcycles', () => {
  const makes = [...caravanMakes, ...truckMakes, ...motorcycleMakes]
  const entries = unitEntries(makes)

  it('hold no two lines that a row could not tell apart', () => {
    const words = entries.map(({ make, unit }) =>
      JSON.stringify([make.name, unit.kind, unit.model, unit.badge, unit.body, unit.drive]),
    )
    expect(new Set(words).size).toBe(words.length)
  })

  it('give every kind a chassis pattern of 17 characters without I, O and Q', () => {
    const patterns = entries.map(({ make, unit }) => make.vin[unit.kind] ?? 'none')
    expect(patterns.filter((vin) => !/^[A-HJ-NPR-Z0-9#*]{17}$/.test(vin))).toEqual([])
  })

  it('name no equipment twice', () => {
    const doubled = entries.filter(({ unit }) => new Set(unit.features).size < unit.features.length)
    expect(doubled.map(({ unit }) => unit.model)).toEqual([])
  })
})
