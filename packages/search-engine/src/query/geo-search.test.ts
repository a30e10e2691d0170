import { describe, expect, it } from 'vitest'
import type { SearchAnswer } from './search-answer.ts'
import { createSearchEngine } from './search-engine.ts'
import type { SearchRequest } from './search-parameters.ts'
import { readRestriction, restrictRequest } from './search-restriction.ts'

const newcastle = { lat: -32.9267, lng: 151.7789 }
const sydney = { lat: -33.8688, lng: 151.2093 }
const brisbane = { lat: -27.4698, lng: 153.0251 }

function openEngine() {
  const engine = createSearchEngine()
  engine.setIndex('cars', {
    settings: {
      searchableAttributes: ['name'],
      attributesForFaceting: ['colour'],
      customRanking: ['asc(price)'],
      replicas: ['cheap'],
    },
    replicas: { cheap: { ranking: ['asc(price)', 'typo', 'geo'], customRanking: [] } },
    records: [
      { objectID: 'nowhere', name: 'Ute', colour: 'red', price: 1 },
      { objectID: 'brisbane', name: 'Ute', colour: 'red', price: 2, _geoloc: brisbane },
      { objectID: 'sydney', name: 'Ute', colour: 'blue', price: 3, _geoloc: sydney },
      { objectID: 'both', name: 'Utes', colour: 'blue', price: 3, _geoloc: [brisbane, newcastle] },
      { objectID: 'broken', name: 'Ute', colour: 'red', price: 5, _geoloc: { lat: 91, lng: 0 } },
    ],
  })
  const ask = (request: Omit<SearchRequest, 'indexName'>, indexName = 'cars') =>
    engine.search([{ indexName, ...request }], { scope: null })[0] as SearchAnswer
  const idsOf = (request: Omit<SearchRequest, 'indexName'>, indexName?: string) =>
    ask(request, indexName).hits.map(({ objectID }) => objectID)
  return { engine, ask, idsOf }
}

const around = { aroundLatLng: '-32.9267,151.7789' }

describe('a search around a place', () => {
  it('finds exactly what lies within the metres, whatever place of a record it is [PLUS-071]', () => {
    const { idsOf, ask } = openEngine()
    const metres = ask({ ...around, aroundRadius: 'all', getRankingInfo: true }).hits.find(
      ({ objectID }) => objectID === 'sydney',
    )!._rankingInfo!.geoDistance
    expect(metres).toBe(117_345)
    expect(idsOf({ ...around, aroundRadius: metres + 1 })).toEqual(['both', 'sydney'])
    expect(idsOf({ ...around, aroundRadius: metres - 1 })).toEqual(['both'])
    expect(ask({ ...around, aroundRadius: metres - 1, facets: ['colour'] }).facets).toEqual({
      colour: { blue: 1 },
    })
  })

  it('of any distance has what lies nowhere at its end [PLUS-071]', () => {
    const { idsOf } = openEngine()
    expect(idsOf({ ...around, aroundRadius: 'all' })).toEqual([
      'both',
      'sydney',
      'brisbane',
      'nowhere',
      'broken',
    ])
    expect(idsOf({ ...around, aroundRadius: 5_000_000 })).toEqual(['both', 'sydney', 'brisbane'])
  })

  it('tells the metres and the place that is nearest [PLUS-071]', () => {
    const { ask } = openEngine()
    const { hits } = ask({ ...around, aroundRadius: 'all', getRankingInfo: true })
    expect(hits[0]!._rankingInfo).toMatchObject({
      geoDistance: 0,
      geoPrecision: 1,
      matchedGeoLocation: { ...newcastle, distance: 0 },
    })
    expect(hits[1]!._rankingInfo).toMatchObject({
      geoDistance: 117_345,
      matchedGeoLocation: { ...sydney, distance: 117_345 },
    })
    expect(hits[3]!._rankingInfo).not.toHaveProperty('matchedGeoLocation')
  })

  it('without a radius looks as far as the thousandth hit, and says how far [PLUS-071]', () => {
    const { ask, idsOf } = openEngine()
    expect(ask(around).automaticRadius).toBe('618468')
    expect(idsOf(around)).toEqual(['both', 'sydney', 'brisbane'])
    const blue = { ...around, facetFilters: ['colour:blue'] }
    expect(ask(blue).automaticRadius).toBe('117345')
    expect(ask({ ...blue, minimumAroundRadius: 200_000 }).automaticRadius).toBe('200000')
    expect(ask({ ...blue, aroundRadius: 1000 })).not.toHaveProperty('automaticRadius')
    expect(ask({ ...around, query: 'caravan' })).toMatchObject({ nbHits: 0, automaticRadius: '0' })
  })

  it('counts as equal what lies within one step of the precision [PLUS-071]', () => {
    const { idsOf } = openEngine()
    const cheapestFirst = ['both', 'sydney']
    const near = { ...around, aroundRadius: 200_000 }
    expect(idsOf({ ...near, aroundPrecision: 117_000 })).toEqual(cheapestFirst)
    const engine = openEngine()
    engine.engine.upsert('cars', { objectID: 'both', name: 'Ute', price: 9, _geoloc: newcastle })
    expect(engine.idsOf(near)).toEqual(['both', 'sydney'])
    expect(engine.idsOf({ ...near, aroundPrecision: 118_000 })).toEqual(['sydney', 'both'])
    const ranges = [
      { from: 0, value: 10 },
      { from: 1000, value: 500_000 },
    ]
    expect(engine.idsOf({ ...near, aroundPrecision: ranges })).toEqual(['both', 'sydney'])
    const written = `aroundLatLng=-32.9267%2C151.7789&aroundRadius=200000&aroundPrecision=118000`
    expect(engine.idsOf({ params: written })).toEqual(['sydney', 'both'])
  })

  it('ranks by distance where the ranking says so [PLUS-071]', () => {
    const { idsOf } = openEngine()
    const everywhere = { ...around, aroundRadius: 'all' }
    expect(idsOf(everywhere, 'cheap')).toEqual(['nowhere', 'brisbane', 'both', 'sydney', 'broken'])
    expect(idsOf({ ...everywhere, query: 'ute' }, 'cheap').slice(2, 4)).toEqual(['both', 'sydney'])
  })

  it('follows records that come, move and go [PLUS-071]', () => {
    const { engine, idsOf } = openEngine()
    const near = { ...around, aroundRadius: 1000 }
    expect(idsOf(near)).toEqual(['both'])
    engine.upsert('cars', { objectID: 'new', name: 'Van', price: 1, _geoloc: newcastle })
    expect(idsOf(near)).toEqual(['new', 'both'])
    engine.upsert('cars', { objectID: 'both', name: 'Ute', price: 3, _geoloc: brisbane })
    expect(idsOf(near)).toEqual(['new'])
    engine.remove('cars', 'new')
    expect(idsOf(near)).toEqual([])
    for (let number = 0; number < 3000; number++) {
      engine.upsert('cars', { objectID: `n${number}`, name: 'Van', price: 1, _geoloc: newcastle })
    }
    expect(idsOf({ ...near, hitsPerPage: 1 })).toEqual(['n0'])
  })
})

describe('a search within shapes', () => {
  it('finds what lies between two corners, edges included, or in another box [PLUS-071]', () => {
    const { idsOf } = openEngine()
    const box = [newcastle.lat, 151, sydney.lat, 152]
    expect(idsOf({ insideBoundingBox: [box] })).toEqual(['both', 'sydney'])
    expect(idsOf({ insideBoundingBox: [[-32.9268, 151, -34, 152]] })).toEqual(['sydney'])
    expect(idsOf({ insideBoundingBox: box.join(',') })).toEqual(['both', 'sydney'])
    expect(idsOf({ insideBoundingBox: JSON.stringify([box, [-28, 153, -27, 154]]) })).toEqual([
      'brisbane',
      'both',
      'sydney',
    ])
  })

  it('finds what lies within a polygon [PLUS-071]', () => {
    const { idsOf } = openEngine()
    expect(idsOf({ insidePolygon: [[-32, 151, -32, 152, -33.8, 152]] })).toEqual(['both'])
    expect(idsOf({ insidePolygon: [[-32, 151, -32, 151.2, -33.8, 151.2]] })).toEqual([])
  })

  it('passes over a distance, and a polygon beside a box [PLUS-071]', () => {
    const { idsOf, ask } = openEngine()
    const sydneyBox = { insideBoundingBox: [[-33, 151, -34, 152]] }
    const northern = { insidePolygon: [[-27, 152, -27, 154, -29, 153]] }
    expect(idsOf({ ...around, aroundRadius: 1000, ...sydneyBox })).toEqual(['sydney'])
    expect(idsOf({ ...northern, ...sydneyBox })).toEqual(['sydney'])
    expect(idsOf({ ...around, ...northern })).toEqual(['brisbane', 'both'])
    expect(ask({ ...sydneyBox, getRankingInfo: true }).hits[0]!._rankingInfo).toMatchObject({
      geoDistance: 0,
    })
  })

  it('leaves everything where they ask for nothing [PLUS-071]', () => {
    const { ask } = openEngine()
    const nothing = [{ aroundLatLng: '' }, { insideBoundingBox: [] }, { insidePolygon: [[]] }]
    for (const parameters of [...nothing, { aroundRadius: 5 }, { insideBoundingBox: '' }]) {
      expect({ parameters, nbHits: ask(parameters).nbHits }).toEqual({ parameters, nbHits: 5 })
    }
  })
})

describe('a key that says where to look', () => {
  it('leaves a request no word in that [PLUS-071]', () => {
    const { engine } = openEngine()
    const restriction = readRestriction({ ...around, aroundRadius: '1000' })
    for (const wider of [
      { aroundRadius: 'all' },
      { insideBoundingBox: [[0, 0, -90, 180]] },
      { params: 'insidePolygon=[[0,0,0,180,-90,180,-90,0]]' },
    ]) {
      const request = restrictRequest({ indexName: 'cars', ...wider }, restriction)
      const [answer] = engine.search([request], { scope: null })
      expect((answer as SearchAnswer).hits.map(({ objectID }) => objectID)).toEqual(['both'])
    }
  })
})
