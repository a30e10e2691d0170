import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anExampleFile, aSite } from '../testing/a-site.ts'
import { createSite, mergeConfig, parseSite, type Site } from './index.ts'

const identity = { id: 'north', name: 'North Motors', domains: ['north.example'] }

const problemsOf = (file: unknown, theme?: unknown) => {
  const result = parseSite(file, theme)
  return result.ok ? [] : result.problems
}

describe('parseSite', () => {
  it('holds switches, display defaults, labels, finance provider and plugins in one site [CFG-001]', () => {
    const site = createSite(identity)
    expect(site.features.finance).toBe(true)
    expect(site.search.columns).toBe(3)
    expect(site.labels.allStock).toBe('Search Vehicles')
    expect(site.finance.provider).toBe('youx')
    expect(site.plugins).toEqual({ autogauge: false, carAnalysis: false, ppsrReport: false })
  })

  it('has defaults for every area of a site [CFG-002]', () => {
    const site = createSite(identity)
    const areas = [
      'search',
      'header',
      'footer',
      'vehiclePage',
      'locationPages',
      'finance',
      'reviews',
      'blog',
      'forms',
    ]
    expect(
      areas.filter((area) => Object.keys(site[area as keyof Site] as object).length === 0),
    ).toEqual([])
  })

  it('gives the complete default configuration to a site that overrides nothing [CFG-003]', () => {
    const { id, name, domains, slug, url, ...defaults } = createSite(identity)
    expect({ id, name, domains, slug, url }).toEqual({
      ...identity,
      slug: 'north',
      url: 'https://north.example',
    })
    const other = createSite({ id: 'south', name: 'South Motors', domains: ['south.example'] })
    expect({ ...other, ...defaults }).toEqual(other)
    expect(valuesOf(defaults)).not.toContain(undefined)
  })

  it('replaces only the keys an override names [CFG-004]', () => {
    const plain = createSite(identity)
    const changed = createSite({
      ...identity,
      search: { columns: 4, priceRangeBounds: { max: 90000 } },
    })
    expect(changed).toEqual({
      ...plain,
      search: { ...plain.search, columns: 4, priceRangeBounds: { min: 5000, max: 90000 } },
    })
  })

  it('refuses an unknown key or a wrong type and names the key [CFG-005]', () => {
    const messages = [
      { ...identity, serach: {} },
      { ...identity, search: { columns: 3, colour: 'red' } },
      { ...identity, search: { columns: '3' } },
      { ...identity, locations: [{ ...anExampleFile.locations?.[0], opening: 'late' }] },
      { ...identity, forms: 'short' },
      { name: 'North Motors', domains: ['north.example'] },
    ].map((file) => problemsOf(file)[0]?.message)
    expect(messages).toEqual([
      'serach is not a known setting; did you mean search?',
      'search.colour is not a known setting.',
      'search.columns must be 3 or 4, but is "3".',
      'locations[0].opening is not a known setting.',
      'forms must be an object, but is "short".',
      'id is required.',
    ])
  })

  it('names every problem of a file at once [CFG-005]', () => {
    const paths = problemsOf({ ...identity, kind: 'boat', search: { columns: 5 }, extra: 1 }).map(
      ({ path }) => path,
    )
    expect(paths.toSorted()).toEqual(['extra', 'kind', 'search.columns'])
  })

  it('lets defaults yield to the manufacturer theme and the theme to the dealership [CFG-006]', () => {
    const theme = { features: { tradeIn: false, print: false }, search: { columns: 4 } }
    const file = { ...identity, features: { print: true } }
    const site = createSite(file, theme)
    expect(site.features).toMatchObject({ tradeIn: false, print: true, finance: true })
    expect(site.search.columns).toBe(4)
  })

  it("refuses a theme that claims a site's identity or is not valid [CFG-006]", () => {
    expect(problemsOf(identity, { domains: ['evil.example'] }).map(({ path }) => path)).toEqual([
      'domains',
    ])
    expect(problemsOf(identity, { delivery: { targets: [] } }).map(({ path }) => path)).toEqual([
      'delivery',
    ])
    expect(problemsOf(identity, { search: { columns: 9 } }).map(({ path }) => path)).toEqual([
      'search.columns',
    ])
  })

  it('refuses names that repeat or do not exist', () => {
    const [location] = anExampleFile.locations ?? []
    const [dealership] = anExampleFile.dealerships ?? []
    const paths = problemsOf({
      ...anExampleFile,
      dealerships: [dealership, { ...dealership, id: 2 }],
      locations: [
        { ...location, dealership_slug: 'elsewhere' },
        { ...location, id: 2, slug: 'second', dealership_id: 7 },
      ],
      dealershipWebsites: [{ dealershipSlug: 'elsewhere', url: 'https://elsewhere.example' }],
      specialHours: [{ date: '2026-12-25', status: 'Closed', location: { id: 9 } }],
    }).map(({ path }) => path)
    expect(paths).toEqual([
      'dealerships[1].slug',
      'locations[0].dealership_slug',
      'dealershipWebsites[0].dealershipSlug',
      'locations[1].dealership_id',
      'specialHours[0].location_id',
    ])
  })

  it('refuses opening hours that are no time of day or end before they begin', () => {
    const withHours = (open: string, close: string) => ({
      ...anExampleFile,
      locations: (anExampleFile.locations ?? []).map((location) => ({
        ...location,
        contact_detail: { opening_hours: [{ weekday: 1, status: 'Open', open, close }] },
      })),
    })
    const entry = 'locations[0].contact_detail.opening_hours[0]'
    expect(problemsOf(withHours('08:30', '24:00'))).toEqual([])
    expect(problemsOf(withHours('08.30', '17:30')).map(({ path }) => path)).toEqual([
      `${entry}.open`,
    ])
    expect(problemsOf(withHours('08:30', '25:00')).map(({ path }) => path)).toEqual([
      `${entry}.close`,
    ])
    expect(problemsOf(withHours('17:30', '08:30')).map(({ message }) => message)).toEqual([
      `${entry}.close must be after open, but is "08:30".`,
    ])
  })

  it('refuses a special day that closes before it opens, in both spellings [DATA-034]', () => {
    const withDay = (hours: object) => ({
      ...anExampleFile,
      specialHours: [{ date: '2026-12-24', status: 'Open', ...hours }],
    })
    expect(problemsOf(withDay({ start_hour: '22:00', end_hour: '24:00' }))).toEqual([])
    expect(problemsOf(withDay({ start_hour: '22:00', end_hour: '01:00' }))).toEqual([
      {
        path: 'specialHours[0].end_hour',
        message: 'specialHours[0].end_hour must be after start_hour, but is "01:00".',
      },
    ])
    expect(problemsOf(withDay({ hours: { begin: '22:00', end: '01:00' } }))).toEqual([
      {
        path: 'specialHours[0].hours.end',
        message: 'specialHours[0].hours.end must be after begin, but is "01:00".',
      },
    ])
  })

  it('refuses addresses that nobody can open, before anything reads them [CFG-005]', () => {
    const hosts = { hosts: ['chat.example.com'] }
    const pathsOf = (settings: object) =>
      problemsOf({ ...identity, ...settings }).map(({ path }) => path)
    expect(pathsOf({ url: 'https://north.example:99999' })).toEqual(['url'])
    expect(pathsOf({ url: 'https://north.example?a' })).toEqual(['url'])
    expect(
      pathsOf({ embeds: { chat: { ...hosts, script: 'https://chat.example.com:99999/a.js' } } }),
    ).toEqual(['embeds.chat.script'])
    expect(pathsOf({ images: { cdn: 'https://[cdn/' } })).toEqual(['images.cdn'])
    expect(pathsOf({ images: { hosts: ['photos.example.com:99999'] } })).toEqual([
      'images.hosts[0]',
    ])
    expect(pathsOf({ logo: { url: 'logo.svg', alt: 'North', width: 100, height: 40 } })).toEqual([
      'logo.url',
    ])
    expect(pathsOf({ header: { menu: [{ label: 'a', href: 'https://a:99999' }] } })).toEqual([
      'header.menu[0].href',
    ])
  })

  it('refuses names that the database or DNS cannot hold [CFG-005]', () => {
    const pathsOf = (settings: object) =>
      problemsOf({ ...identity, ...settings }).map(({ path }) => path)
    expect(pathsOf({ id: 'a'.repeat(63) })).toEqual([])
    expect(pathsOf({ id: 'a'.repeat(64) })).toEqual(['id'])
    expect(pathsOf({ domains: [`${'a'.repeat(63)}.example`] })).toEqual([])
    expect(pathsOf({ domains: [`${'a'.repeat(64)}.example`] })).toEqual(['domains[0]'])
  })

  it('says the limit a number is beyond in words [CFG-005]', () => {
    const sentenceOf = (hour: number) =>
      problemsOf({ ...identity, delivery: { digest: { hour } } }).map(({ message }) => message)
    expect([24, -1, 7.5].flatMap(sentenceOf)).toEqual([
      'delivery.digest.hour must be 23 or less, but is 24.',
      'delivery.digest.hour must be 0 or more, but is -1.',
      'delivery.digest.hour must be a whole number, but is 7.5.',
    ])
  })

  it('takes phone numbers as they are usually written, and no other words for one', () => {
    const pathsOf = (phone: string) =>
      problemsOf({
        ...anExampleFile,
        phones: { fixed: phone },
        locations: (anExampleFile.locations ?? []).map((location) => ({
          ...location,
          contact_detail: { phone },
        })),
      }).map(({ path }) => path)
    const usual = ['(02) 5550 3001', '+61 (0)2 5550 3001', '1300 555 030', '1300 WHEELS', '13 CARS']
    expect([...usual, ''].flatMap(pathsOf)).toEqual([])
    for (const none of ['call us', '13 CAR', '0755 WHEELS', '5550'])
      expect(pathsOf(none)).toContain('locations[0].contact_detail.phone')
  })

  it('says of a list what is wrong with it, and of a file that is one that it is', () => {
    expect(problemsOf({ ...anExampleFile, domains: [] }).map(({ message }) => message)).toEqual([
      'domains must hold at least one host name.',
    ])
    expect(problemsOf([]).map(({ message }) => message)).toEqual([
      'The file must be an object, but is a list.',
    ])
  })

  it('answers JSON of any shape with sentences', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        const messages = problemsOf(value).map(({ message }) => message)
        expect(messages.length).toBeGreaterThan(0)
        expect(messages.filter((message) => !/[.?]$/.test(message))).toEqual([])
      }),
    )
  })
})

describe('createSite', () => {
  it('throws the sentences of everything that is wrong', () => {
    expect(() => aSite({ search: { columns: 7 as 3 } })).toThrow(
      '[tenant-config] search.columns must be 3 or 4, but is 7.',
    )
  })
})

describe('mergeConfig', () => {
  it('merges objects deeply and replaces lists', () => {
    const base = { a: { x: 1, y: [1, 2] }, b: 'old' }
    expect(mergeConfig(base, { a: { y: [3] }, c: null })).toEqual({
      a: { x: 1, y: [3] },
      b: 'old',
      c: null,
    })
  })

  it('leaves both inputs as they were and follows the identity laws', () => {
    const settings = fc.object({ maxDepth: 3 })
    fc.assert(
      fc.property(settings, settings, (base, over) => {
        const before = structuredClone([base, over])
        mergeConfig(base, over)
        expect([base, over]).toEqual(before)
        expect(mergeConfig(base, {})).toEqual(base)
        expect(mergeConfig({}, over)).toEqual(over)
        expect(mergeConfig(over, over)).toEqual(over)
      }),
    )
  })

  it('cannot be used to change the prototype of objects', () => {
    mergeConfig({}, JSON.parse('{"__proto__": {"polluted": true}}'))
    expect(Object.hasOwn(Object.prototype, 'polluted')).toBe(false)
  })
})

function valuesOf(value: unknown): unknown[] {
  if (typeof value !== 'object' || value === null) return [value]
  return Object.values(value).flatMap(valuesOf)
}
