import { readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { feature } from 'topojson-client'

/*
 * Writes the coast of Australia: rings of land of Natural Earth (public domain) at 1:10 million, as the package
 * world-atlas has them, without points that move the line by less than 150 m.
 */

type Point = [longitude: number, latitude: number]

/** Degrees a left-out point may lie off the line. */
const tolerance = 0.0015

/** Ten-thousandths of a degree, about ten metres. */
const scale = 10_000

const inAustralia = ([longitude, latitude]: Point) =>
  longitude > 112 && longitude < 154.5 && latitude > -44.5 && latitude < -9.2

const isOfAustralia = (ring: Point[]) =>
  ring.every(
    ([longitude, latitude]) =>
      longitude > 112 && longitude < 160 && latitude > -45 && latitude < -9,
  ) && ring.some(inAustralia)

function offLine([x, y]: Point, [ax, ay]: Point, [bx, by]: Point): number {
  const [dx, dy] = [bx - ax, by - ay]
  const length = dx * dx + dy * dy
  const at = length === 0 ? 0 : Math.max(0, Math.min(1, ((x - ax) * dx + (y - ay) * dy) / length))
  return Math.hypot(x - ax - at * dx, y - ay - at * dy)
}

/** Douglas-Peucker: the fewest points no left-out one is far from. */
function simplify(line: Point[]): Point[] {
  const [first, last] = [line[0], line.at(-1)]
  if (!first || !last || line.length < 3) return line
  let furthest = 0
  let at = 0
  line.forEach((point, index) => {
    const off = index === line.length - 1 ? 0 : offLine(point, first, last)
    if (off > furthest) [furthest, at] = [off, index]
  })
  if (furthest <= tolerance) return [first, last]
  return [...simplify(line.slice(0, at + 1)), ...simplify(line.slice(at)).slice(1)]
}

/** Steps from point to point: "dx dy dx dy …", the first from 0 0. */
function encode(ring: Point[]): string {
  let [x, y] = [0, 0]
  return ring
    .map(([longitude, latitude]) => {
      const [east, north] = [Math.round(longitude * scale), Math.round(latitude * scale)]
      const step = `${east - x} ${north - y}`
      ;[x, y] = [east, north]
      return step
    })
    .join(' ')
}

const atlas = createRequire(import.meta.url).resolve('world-atlas/land-10m.json')
const topology = JSON.parse(await readFile(atlas, 'utf8')) as Parameters<typeof feature>[0]
const { land } = topology.objects
if (!land) throw new Error('[feature-locations] expected an atlas of the land')
const found = feature(topology, land)
const rings = (found.type === 'Feature' ? [found] : found.features).flatMap(({ geometry }) => {
  if (geometry.type === 'Polygon') return geometry.coordinates as Point[][]
  return geometry.type === 'MultiPolygon' ? (geometry.coordinates.flat() as Point[][]) : []
})
const coast = rings
  .filter(isOfAustralia)
  .map(simplify)
  .filter((ring) => ring.length > 3)
  .map((ring) => `  ${JSON.stringify(encode(ring))}`)

await writeFile(
  new URL('../src/server/map/coast.json', import.meta.url),
  `[\n${coast.join(',\n')}\n]\n`,
)
