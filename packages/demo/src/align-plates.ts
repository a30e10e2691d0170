import { readFile, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import type { VehicleLayers } from './pictures/compose.ts'
import { lightOfByte } from './pictures/light.ts'
import { isHiddenAt, listHiddenCells } from './pictures/plate-cells.ts'
import type { PlatedBody, PlateView } from './pictures/plate-places.ts'
import { createQuad, measureQuad, placeOn } from './pictures/quad.ts'
import { readVehicleLayers } from './pictures/read-layers.ts'
import type { BodyKey, VehiclePicture } from './pictures/vehicle-picture.ts'

/*
 * Moves the projected number plates onto those of the layers, to a quarter of a pixel: a plate is bright
 * and its frame is dark (scene/plates.py projects with coarse bodies, which may be a pixel off). Views
 * that were not projected stay as they are:
 *
 *   node packages/demo/src/align-plates.ts --from /tmp/plates.json [--bodies suv,ute] [--to file]
 */

const { values } = parseArgs({
  options: { from: { type: 'string' }, to: { type: 'string' }, bodies: { type: 'string' } },
})
const target = values.to ?? fileURLToPath(new URL('pictures/plates.json', import.meta.url))
const layersFolder = fileURLToPath(new URL('../layers', import.meta.url))

/** Pixels a plate may be off; seen from its side it has too little of an edge to be looked for far. */
const reachOf = (view: PlateView, layers: VehicleLayers) =>
  measureQuad(createQuad(view.quad, layers)).width < 12 ? 1 : 4

/** Pixels of a step of the search, and how far from an edge light is compared. */
const step = 0.25
const apart = 1.3

/** Light of the base between its pixels; of the nearest one outside the picture. */
function lightNear({ base, width, height }: VehicleLayers, x: number, y: number): number {
  const [left, top] = [Math.floor(x - 0.5), Math.floor(y - 0.5)]
  const [right, down] = [x - 0.5 - left, y - 0.5 - top]
  const at = (dx: number, dy: number) => {
    const column = Math.min(Math.max(left + dx, 0), width - 1)
    const row = Math.min(Math.max(top + dy, 0), height - 1)
    return lightOfByte[base[(row * width + column) * 3 + 1] ?? 0] ?? 0
  }
  const upper = at(0, 0) * (1 - right) + at(1, 0) * right
  return upper * (1 - down) + (at(0, 1) * (1 - right) + at(1, 1) * right) * down
}

interface Edge {
  inside: readonly [number, number]
  outside: readonly [number, number]
}

/** Pairs of places on both sides of the plate's edges, without those that something hides. */
function listEdges(view: PlateView, layers: VehicleLayers): Edge[] {
  const quad = createQuad(view.quad, layers)
  const cells = listHiddenCells(view.hidden)
  const across = apart / Math.hypot(...difference(placeOn(quad, 1, 0.5), placeOn(quad, 0, 0.5)))
  const down = apart / Math.hypot(...difference(placeOn(quad, 0.5, 1), placeOn(quad, 0.5, 0)))
  const along = Array.from({ length: 25 }, (_, index) => 0.04 + (0.92 * index) / 24)
  const pair = (u: number, v: number, du: number, dv: number) =>
    isHiddenAt(cells, u, v)
      ? []
      : [{ inside: placeOn(quad, u - du, v - dv), outside: placeOn(quad, u + du, v + dv) }]
  return along.flatMap((share) => [
    ...pair(0, share, -across, 0),
    ...pair(1, share, across, 0),
    ...pair(share, 0, 0, -down),
    ...pair(share, 1, 0, down),
  ])
}

const difference = (a: readonly [number, number], b: readonly [number, number]) =>
  [a[0] - b[0], a[1] - b[1]] as const

interface Shift {
  x: number
  y: number
  /** How much brighter the plate is than its frame. */
  contrast: number
}

function findShift(layers: VehicleLayers, edges: readonly Edge[], reach: number): Shift {
  let best: Shift = { x: 0, y: 0, contrast: Number.NEGATIVE_INFINITY }
  for (let y = -reach; y <= reach; y += step)
    for (let x = -reach; x <= reach; x += step) {
      const light = ([px, py]: readonly [number, number]) => lightNear(layers, px + x, py + y)
      const sum = edges.reduce((total, { inside, outside }) => {
        return total + Math.min(light(inside), 1.2) - Math.min(light(outside), 1.2)
      }, 0)
      // Of two that are as good, the one that moves less.
      const contrast = sum / Math.max(edges.length, 1) - 0.002 * Math.hypot(x, y)
      if (contrast > best.contrast) best = { x, y, contrast }
    }
  return best
}

async function align(body: string, name: string, view: PlateView): Promise<PlateView> {
  const layers = await readVehicleLayers(
    layersFolder,
    body as BodyKey,
    name as VehiclePicture['view'],
  ).catch(() => null)
  if (!layers) return view
  const { x, y, contrast } = findShift(layers, listEdges(view, layers), reachOf(view, layers))
  process.stdout.write(`${body} ${name}: ${x} ${y}, contrast ${contrast.toFixed(2)}\n`)
  const move = (share: number, index: number) =>
    share + (index % 2 === 0 ? x / layers.width : y / layers.height)
  return { ...view, quad: view.quad.map(move).map((share) => Number(share.toFixed(5))) }
}

async function alignBody(body: string, plated: PlatedBody): Promise<PlatedBody> {
  const views: Record<string, PlateView> = {}
  for (const [name, view] of Object.entries(plated.views))
    views[name] = await align(body, name, view)
  return { ...plated, views }
}

const projected = JSON.parse(await readFile(values.from ?? target, 'utf8')) as Record<
  string,
  PlatedBody
>
const aligned = JSON.parse(await readFile(target, 'utf8').catch(() => '{}')) as typeof projected
for (const body of values.bodies?.split(',') ?? Object.keys(projected)) {
  const plated = projected[body]
  if (!plated) continue
  const { views, ...sizes } = await alignBody(body, plated)
  aligned[body] = { ...sizes, views: { ...aligned[body]?.views, ...views } }
}
await writeFile(target, `${JSON.stringify(aligned)}\n`)
