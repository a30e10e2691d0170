import { readFile, writeFile } from 'node:fs/promises'

/*
 * Writes the table of postcodes: the median of the localities of each, latitude and longitude.
 * Postcode data © GeoNames (geonames.org), CC BY 4.0.
 */

/** Islands the list puts on the mainland; unknown is better than wrong by an ocean. */
const misplaced = new Set(['2898', '2899', '6798', '6799', '7151'])

const [source] = process.argv.slice(2)
if (!source) throw new Error('[feature-locations] expected the file of postcodes as an argument')

/** Postcode, latitude and longitude of a row of `postcode,locality,state,lat,long`. */
function readRow(row: string) {
  const match = /^(\d{4}),.*,(-?[\d.]+),(-?[\d.]+)\s*$/.exec(row)
  if (!match) throw new Error(`[feature-locations] expected a postcode, got "${row}"`)
  const [, postcode = '', latitude, longitude] = match
  return { postcode, latitude: Number(latitude), longitude: Number(longitude) }
}

function median(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((a, b) => a - b)
  const upper = sorted[Math.floor(sorted.length / 2)] ?? Number.NaN
  const lower = sorted[Math.ceil(sorted.length / 2) - 1] ?? Number.NaN
  return (lower + upper) / 2
}

// Thousandths of a degree, about a hundred metres: the list itself is no finer.
const middle = (degrees: readonly number[]) => Math.round(median(degrees) * 1000) / 1000

const [, ...rows] = (await readFile(source, 'utf8')).trim().split('\n')
const places = Map.groupBy(rows.map(readRow), ({ postcode }) => postcode)
const lines = [...places]
  .filter(([postcode]) => !misplaced.has(postcode))
  .toSorted(([a], [b]) => a.localeCompare(b))
  .map(([postcode, found]) => {
    const latitude = middle(found.map((place) => place.latitude))
    const longitude = middle(found.map((place) => place.longitude))
    return `  "${postcode}": [${latitude}, ${longitude}]`
  })

await writeFile(
  new URL('../src/adapters/postcode-points.json', import.meta.url),
  `{\n${lines.join(',\n')}\n}\n`,
)
