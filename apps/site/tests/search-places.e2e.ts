import { loadSearchedRecords } from './imported-stock.ts'
import { expect, test } from './journey.ts'
import { clientOf } from './search-calls.ts'

interface Place {
  lat: number
  lng: number
}

interface PlacedAnswer {
  nbHits: number
  hits: readonly { objectID: string; _rankingInfo: { geoDistance: number } }[]
}

const site = 'harbour'
const brisbane = { lat: -27.4698, lng: 153.0251 }

const radians = (degrees: number) => (degrees * Math.PI) / 180

/** Metres over a sphere of the mean radius of the earth, by its law of cosines. */
function metresBetween(one: Place, other: Place): number {
  const [from, to] = [radians(one.lat), radians(other.lat)]
  const cosine =
    Math.sin(from) * Math.sin(to) +
    Math.cos(from) * Math.cos(to) * Math.cos(radians(one.lng - other.lng))
  return 6_371_009 * Math.acos(Math.min(1, cosine))
}

/** Records of the site whose cars stand somewhere, nearest to Brisbane first. */
async function loadPlaces(): Promise<(Place & { id: string; metres: number })[]> {
  const records = await loadSearchedRecords(site)
  return records
    .flatMap(({ objectID, _geoloc: place }) =>
      place ? [{ id: objectID, ...place, metres: metresBetween(place, brisbane) }] : [],
    )
    .toSorted((one, other) => one.metres - other.metres)
}

async function find(parameters: object): Promise<PlacedAnswer> {
  const nothing = { attributesToRetrieve: [], attributesToHighlight: [] }
  const page = { indexName: 'cars', hitsPerPage: 1000, getRankingInfo: true, ...nothing }
  const { results } = await clientOf(site).search({ requests: [{ ...page, ...parameters }] })
  return results[0] as unknown as PlacedAnswer
}

const idsOf = ({ hits }: PlacedAnswer) => hits.map(({ objectID }) => objectID).toSorted()

test('cars around a place are those within the metres, each with its distance [PLUS-071]', async () => {
  const places = await loadPlaces()
  const metres = [...new Set(places.map((place) => Math.round(place.metres)))]
  expect(metres.length).toBeGreaterThan(3)
  const around = { aroundLatLng: `${brisbane.lat},${brisbane.lng}` }
  const byId = new Map(places.map(({ id, metres: distance }) => [id, distance]))
  const far = metres[2]!
  for (const aroundRadius of [far - 2, far + 2]) {
    const answer = await find({ ...around, aroundRadius })
    const within = places.filter((place) => place.metres <= aroundRadius).map(({ id }) => id)
    expect(idsOf(answer), String(aroundRadius)).toEqual(within.toSorted())
    for (const { objectID, _rankingInfo } of answer.hits)
      expect(Math.abs(_rankingInfo.geoDistance - byId.get(objectID)!)).toBeLessThanOrEqual(1)
  }
})

test('cars within a box or a polygon are those whose place lies there [PLUS-071]', async () => {
  const places = await loadPlaces()
  const [north, west, south, east] = [-27.0, 152.5, -28.5, 154.0]
  const inBox = places.filter(
    ({ lat, lng }) => lat <= north && lat >= south && lng >= west && lng <= east,
  )
  expect(inBox.length).toBeGreaterThan(0)
  expect(inBox.length).toBeLessThan(places.length)
  const expected = inBox.map(({ id }) => id).toSorted()
  expect(idsOf(await find({ insideBoundingBox: [[north, west, south, east]] }))).toEqual(expected)
  const corners = [north, west, north, east, south, east, south, west]
  expect(idsOf(await find({ insidePolygon: [corners] }))).toEqual(expected)
})

for (const parameters of [
  { aroundLatLngViaIP: true },
  { aroundLatLng: '-33.8688' },
  { insideBoundingBox: [[-33.5, 150.5, -34.5]] },
  { optionalFilters: ['make:Toyota'] },
])
  test(`a search that would be answered wrongly is refused with 400: ${JSON.stringify(parameters)} [PLUS-071]`, async () => {
    await expect(find(parameters)).rejects.toMatchObject({ status: 400 })
  })
