import { readFile, writeFile } from 'node:fs/promises'

/*
 * Writes the places of each postcode with their coordinates, from a list of
 * `postcode,place_name,state_name,state_code,latitude,longitude,accuracy`.
 * Postcode data © GeoNames (geonames.org), CC BY 4.0.
 */

const [source] = process.argv.slice(2)
if (!source) throw new Error('[feature-locations] expected the list of places as an argument')

/** Endings of the names of delivery centres, which are no places. */
const deliveryCentre = / (?:BC|DC|MC|MSC|LPO|GPO)$/i

function readRow(row: string) {
  const match = /^"?(\d{3,4})"?,"?([^",]+)"?,[^,]*,"?([A-Z]+)"?,(-?[\d.]+),(-?[\d.]+),(\d?)/.exec(
    row,
  )
  if (!match) throw new Error(`[feature-locations] expected a place, got "${row}"`)
  const [, postcode = '', name = '', state = '', latitude, longitude, accuracy] = match
  return {
    postcode: postcode.padStart(4, '0'),
    name: name.trim(),
    state: state.toLowerCase(),
    latitude: Number(latitude),
    longitude: Number(longitude),
    accuracy: Number(accuracy),
  }
}

// Thousandths of a degree, about a hundred metres: the list itself is no finer.
const short = (degrees: number) => String(Math.round(degrees * 1000) / 1000)

const [, ...rows] = (await readFile(source, 'utf8')).trim().split('\n')
const places = rows
  .filter((row) => row.trim() !== '')
  .map(readRow)
  .filter(({ name, accuracy }) => accuracy === 4 && !deliveryCentre.test(name))
const lines = [...Map.groupBy(places, ({ postcode }) => postcode)]
  .toSorted(([a], [b]) => a.localeCompare(b))
  .map(([postcode, found]) => {
    const each = found.map(
      ({ name, state, latitude, longitude }) =>
        `${name},${state},${short(latitude)},${short(longitude)}`,
    )
    return `  "${postcode}": ${JSON.stringify(each.join(';'))}`
  })

await writeFile(
  new URL('../src/server/map/localities.json', import.meta.url),
  `{\n${lines.join(',\n')}\n}\n`,
)
