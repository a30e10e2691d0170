import { readFile } from 'node:fs/promises'
import { describe, expect, it } from 'vitest'
import type { Run } from './catalogue/build.ts'
import { makes } from './catalogue/index.ts'
import { type FeedCar, readFeedCars } from './feed-car.ts'
import { demoFeeds } from './feeds.ts'
import { fuelName, transmissionName } from './formats/feed-words.ts'
import { badgeFacts, badgeYears, listPaints } from './stock/entries.ts'
import { retainedShare } from './stock/price.ts'
import { checkCharacter, yearCode } from './stock/vin.ts'
import { findEntries, findProblems, readPlaces, validateFeeds } from './validate.ts'

const cars = await readFeedCars()
const places = await readPlaces()
const group = cars.filter(({ feed }) => feed === 'harbour')
const ridgeline = cars.filter(({ feed }) => feed === 'ridgeline')
const share = (some: readonly FeedCar[], test: (car: FeedCar) => boolean) =>
  some.filter(test).length / some.length

describe('validateFeeds', () => {
  it('finds every car in the catalogue and nothing wrong with any', async () => {
    expect(await validateFeeds()).toEqual([])
  })

  const tesla = carOf(({ make, carType }) => make === 'Tesla' && carType === 'used')
  const ranger = carOf(({ model, badge }) => model === 'Ranger' && badge === 'Raptor')
  const hybrid = carOf(({ model, fuel }) => model === 'Yaris Cross' && fuel === 'Hybrid')
  const ute = carOf(({ model, carType }) => model === 'HiLux' && carType === 'used')

  it.each([
    ['a diesel Tesla', { ...tesla, fuel: 'Diesel' }],
    ['a Ranger Raptor of 2009', { ...ranger, year: 2009 }],
    ['a manual hybrid Yaris Cross', { ...hybrid, transmission: '6 Speed Manual' }],
    ['a HiLux in a colour of another make', { ...ute, colour: 'Soul Red Crystal' }],
    ['a three-seat Tesla', { ...tesla, seats: 3 }],
  ])('knows no %s', (_, car) => {
    expect(findEntries(car)).toEqual([])
    expect(findProblems(car, places)).toHaveLength(1)
  })

  it.each([
    ['an odometer of a lifetime', { ...ute, odometer: '900000' }],
    ['a price ten times too high', { ...ute, driveAway: '690000', egc: '670000' }],
    ['comments of four words', { ...ute, comments: 'Good car. Ring us.' }],
    [
      'comments that claim what is not there',
      { ...tesla, comments: `${tesla.comments} It has a bull bar.` },
    ],
    ['a chassis number with the letter O', { ...ute, vin: `O${ute.vin.slice(1)}` }],
    ['a wrong check character', { ...tesla, vin: spoilCheck(tesla.vin) }],
    ['a plate of another state', { ...ute, plate: '1AB2CD' }],
    ['a car stocked before it was built', { ...ute, stockedOn: '2001-01-01' }],
    ['seven features', { ...ute, features: ute.features.slice(0, 7) }],
    [
      'a diesel on a fast charger',
      { ...ute, features: [...ute.features.slice(0, 20), 'DC fast charging'] },
    ],
    [
      'a new Tesla at a Toyota dealership',
      { ...tesla, carType: 'new', plate: '', odometer: '5', locationCode: '1001' },
    ],
  ])('reports %s', (_, car) => {
    expect(findProblems(car, places).length).toBeGreaterThan(0)
  })

  function carOf(test: (car: FeedCar) => boolean): FeedCar {
    const found = group.find(test)
    if (!found) throw new Error('no such car in the feed')
    return found
  }

  function spoilCheck(vin: string): string {
    return `${vin.slice(0, 8)}${vin[8] === '0' ? '1' : '0'}${vin.slice(9)}`
  }
})

describe('demoFeeds', () => {
  it.each(demoFeeds)(
    '$fileName is committed as the generator writes it',
    async ({ fileName, write }) => {
      expect(write()).toBe(await readFile(new URL(`../feeds/${fileName}`, import.meta.url), 'utf8'))
    },
  )

  it('stay below four megabytes together', () => {
    const bytes = demoFeeds.map(({ write }) => Buffer.byteLength(write()))
    expect(bytes.reduce((sum, size) => sum + size, 0)).toBeLessThan(4_000_000)
  })
})

describe('the stock of the group', () => {
  it('is 1,200 cars, new, demonstrator and used, at six dealerships', () => {
    expect(group).toHaveLength(1200)
    expect(new Set(group.map(({ locationCode }) => locationCode)).size).toBe(6)
    expect(share(group, ({ carType }) => carType === 'used')).toBeGreaterThan(0.5)
    expect(share(group, ({ carType }) => carType === 'new')).toBeGreaterThan(0.3)
    expect(share(group, ({ carType }) => carType === 'demo')).toBeGreaterThan(0.03)
  })

  it('holds at least 30 makes and every body', () => {
    expect(new Set(group.map(({ make }) => make)).size).toBeGreaterThanOrEqual(30)
    expect([...new Set(group.map(({ body }) => body))].toSorted()).toEqual([
      'Cab Chassis',
      'Convertible',
      'Coupe',
      'Hatchback',
      'People Mover',
      'SUV',
      'Sedan',
      'Ute',
      'Van',
      'Wagon',
    ])
  })

  it('mixes fuels as the Australian market does', () => {
    const shareOf = (fuel: RegExp) => share(group, (car) => fuel.test(car.fuel))
    expect(shareOf(/Petrol$/)).toBeGreaterThan(0.35)
    expect(shareOf(/^Diesel$/)).toBeGreaterThan(0.2)
    expect(shareOf(/^Hybrid$/)).toBeGreaterThan(0.08)
    expect(shareOf(/^Electric$/)).toBeGreaterThan(0.02)
    expect(shareOf(/^Electric$/)).toBeLessThan(0.1)
    expect(shareOf(/^Plug-in Hybrid$/)).toBeGreaterThan(0.005)
  })

  it('has a few cars with prices on application, to order, and without a reading', () => {
    const count = (test: (car: FeedCar) => boolean) => group.filter(test).length
    expect(count(({ driveAway }) => driveAway === 'POA')).toBeGreaterThanOrEqual(3)
    expect(count(({ odometer }) => odometer === 'Available to order')).toBeGreaterThanOrEqual(10)
    expect(
      count(({ odometer, carType }) => odometer === '' && carType === 'new'),
    ).toBeGreaterThanOrEqual(10)
    expect(count(({ driveAway, egc }) => driveAway === '' && egc !== '')).toBeGreaterThanOrEqual(10)
  })

  it('has new arrivals of the last eight days', () => {
    expect(share(group, ({ stockedOn }) => stockedOn >= '2026-11-13')).toBeGreaterThan(0.08)
    expect(share(group, ({ stockedOn }) => stockedOn >= '2026-11-13')).toBeLessThan(0.3)
  })
})

describe('the stock of Ridgeline', () => {
  it('is 300 used cars between $4,990 and $69,990', () => {
    const asks = ridgeline.map(({ driveAway, egc }) => Number(driveAway || egc))
    expect(ridgeline).toHaveLength(300)
    expect(ridgeline.every(({ carType }) => carType === 'used')).toBe(true)
    expect(Math.min(...asks)).toBeGreaterThanOrEqual(4990)
    expect(Math.max(...asks)).toBeLessThanOrEqual(69_990)
  })

  it('leans towards utes and SUVs', () => {
    expect(share(ridgeline, ({ body }) => body === 'Ute' || body === 'SUV')).toBeGreaterThan(0.55)
  })

  it('shows every state of a sale, some cars sold within three days', () => {
    const states = new Set(ridgeline.map(({ status }) => status))
    expect([...states].toSorted()).toEqual(['coming_soon', 'deal_pending', 'in_stock', 'sold'])
    const soldOn = ridgeline.filter(({ status }) => status === 'sold').map((car) => car.soldOn)
    expect(soldOn.every((day) => day !== '')).toBe(true)
    expect(soldOn.filter((day) => day >= '2026-11-19').length).toBeGreaterThanOrEqual(4)
  })
})

describe('comments', () => {
  it('give ten cars in a row ten different beginnings', () => {
    const beginnings = cars.map(({ comments }) => comments.split(/(?<=[.!?]) /)[0])
    const repeats = cars.filter((_, at) =>
      beginnings.slice(Math.max(0, at - 9), at).includes(beginnings[at]),
    )
    expect(repeats.map(({ stocknum }) => stocknum)).toEqual([])
  })

  it('repeat hardly any sentence exactly', () => {
    const sentences = cars.flatMap(({ comments }) => comments.split(/(?<=[.!?])\s+/))
    expect(new Set(sentences).size / sentences.length).toBeGreaterThan(0.7)
  })
})

describe('makes', () => {
  const entries = makes.flatMap((make) =>
    make.generations.flatMap((generation) =>
      generation.badges.flatMap((badge) =>
        badge.runs.flatMap((run) => {
          const [first, last] = badgeYears(generation, badge)
          const years = Array.from({ length: last - first + 1 }, (_, index) => first + index)
          return years.map((year) => ({ make, generation, badge, run, year }))
        }),
      ),
    ),
  )

  it('are 32, each badge with years inside those of its generation', () => {
    expect(makes).toHaveLength(32)
    const strays = entries.filter(
      ({ generation, year }) => year < generation.years[0] || year > generation.years[1],
    )
    expect(strays).toEqual([])
  })

  it('offer at least two colours of every car in every year', () => {
    const plain = entries.filter(
      ({ make, generation, year }) => listPaints(make, generation, year).length < 2,
    )
    expect(plain.map(({ make, generation, year }) => [make.name, generation.model, year])).toEqual(
      [],
    )
  })

  it('name in their colour charts only models they have', () => {
    const unknown = makes.flatMap(({ paints, generations }) =>
      paints.flatMap(([name, , , , models = []]) =>
        models
          .filter((model) => !generations.some((one) => one.model === model && !one.paints))
          .map((model) => `${name}: ${model}`),
      ),
    )
    expect(unknown).toEqual([])
  })

  it('hold no two lines that a row could not tell apart', () => {
    const words = entries.map(({ make, generation, badge, run, year }) =>
      JSON.stringify([
        make.name,
        generation.model,
        badge.name,
        year,
        badgeFacts(generation, badge),
        wordsOf(run),
      ]),
    )
    expect(new Set(words).size).toBe(words.length)
  })

  it('give every chassis pattern 17 characters without I, O and Q', () => {
    const odd = makes.flatMap(({ generations }) =>
      generations.map(({ vin }) => vin).filter((vin) => !/^[A-HJ-NPR-Z0-9#*?]{17}$/.test(vin)),
    )
    expect(odd).toEqual([])
  })
})

/** Engine, gearbox and drive as a row words them. */
function wordsOf({ engine, gearbox, drive }: Run) {
  const { litres, cylinders, litresPer100Km, fuel } = engine
  return [litres, cylinders, litresPer100Km, fuelName(fuel), transmissionName(gearbox), drive]
}

describe('checkCharacter', () => {
  it('agrees with chassis numbers of the standard', () => {
    expect(checkCharacter('1M8GDM9AXKP042788')).toBe('X')
    expect(checkCharacter('11111111111111111')).toBe('1')
  })

  it('codes the model years of a thirty-year cycle', () => {
    expect([2009, 2010, 2018, 2026].map(yearCode)).toEqual(['9', 'A', 'J', 'T'])
  })
})

describe('retainedShare', () => {
  it('never rises with age and keeps the order of the classes', () => {
    const classes = ['exceptional', 'strong', 'good', 'average', 'weak', 'steep'] as const
    for (let age = 0; age < 25; age += 0.5) {
      const shares = classes.map((resale) => retainedShare(resale, age))
      expect(shares).toEqual(shares.toSorted((one, other) => other - one))
      expect(
        classes.every((resale) => retainedShare(resale, age + 0.5) <= retainedShare(resale, age)),
      ).toBe(true)
    }
  })
})
