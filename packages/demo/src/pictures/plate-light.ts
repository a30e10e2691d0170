import type { VehicleLayers } from './compose.ts'
import { lightOfByte } from './light.ts'
import { placeOn, type Quad } from './quad.ts'

/** Light that a white plate sends back at each place of it. */
export interface PlateLight {
  /** Coefficients of 1, u, v and v². */
  surface: readonly number[]
  least: number
  most: number
  /** Red, green and blue over the middle of them. */
  tint: readonly [number, number, number]
}

interface Sample {
  terms: readonly number[]
  light: number
  colour: readonly [number, number, number]
}

const across = 28
const down = 11

/** Light is that of the plate's ground where it is not much darker than most of the bright places. */
const ground = 0.8

/**
 * Fits the light on a rendered plate, from what is not lettering: a surface as smooth as light is on
 * something flat, so that neither letters nor the noise of the rendering show in it.
 * @param isHidden true where something stands before the plate
 */
export function fitPlateLight(
  layers: VehicleLayers,
  quad: Quad,
  isHidden: (u: number, v: number) => boolean,
): PlateLight {
  const samples = takeSamples(layers, quad, isHidden).toSorted((a, b) => a.light - b.light)
  const bright = samples[Math.floor(samples.length * 0.88)]?.light ?? 0.5
  let kept = samples.filter(({ light }) => light > bright * ground)
  let surface = fitSurface(kept)
  for (let round = 0; round < 2 && kept.length > 24; round += 1) {
    kept = kept.filter(({ terms, light }) => light > 0.93 * lightAt(surface, terms))
    surface = fitSurface(kept)
  }
  const total = kept.reduce((sum, { light }) => sum + light, 0) || 1
  const share = (channel: 0 | 1 | 2) =>
    kept.length > 0 ? kept.reduce((sum, { colour }) => sum + colour[channel], 0) / total : 1
  return {
    surface,
    least: bright * 0.6,
    most: bright * 1.3,
    tint: [share(0), share(1), share(2)],
  }
}

/** The light at a place of a plate, whose colour is in the tint. */
export function findPlateLight({ surface, least, most }: PlateLight, u: number, v: number): number {
  const [flat = 0, slope = 0, fall = 0, bend = 0] = surface
  const fitted = flat + slope * (u - 0.5) + fall * (v - 0.5) + bend * (v - 0.5) ** 2
  return Math.min(Math.max(fitted, least), most)
}

const lightAt = (surface: readonly number[], terms: readonly number[]) =>
  terms.reduce((sum, term, index) => sum + term * (surface[index] ?? 0), 0)

function takeSamples(
  { base, width, height }: VehicleLayers,
  quad: Quad,
  isHidden: (u: number, v: number) => boolean,
): Sample[] {
  const samples: Sample[] = []
  for (let row = 0; row < down; row += 1)
    for (let column = 0; column < across; column += 1) {
      const u = 0.04 + (0.92 * column) / (across - 1)
      const v = 0.08 + (0.84 * row) / (down - 1)
      const [x, y] = placeOn(quad, u, v).map(Math.floor) as [number, number]
      if (x < 0 || y < 0 || x >= width || y >= height || isHidden(u, v)) continue
      const at = (y * width + x) * 3
      const channel = (index: number) => lightOfByte[base[at + index] ?? 0] ?? 0
      const colour = [channel(0), channel(1), channel(2)] as const
      const light = (colour[0] + colour[1] + colour[2]) / 3
      samples.push({ terms: [1, u - 0.5, v - 0.5, (v - 0.5) ** 2], light, colour })
    }
  return samples
}

/** Least squares; with too few samples the light is even. */
function fitSurface(samples: readonly Sample[]): readonly number[] {
  const mean = samples.reduce((sum, { light }) => sum + light, 0) / Math.max(samples.length, 1)
  if (samples.length < 24) return [mean, 0, 0, 0]
  const rows = [0, 1, 2, 3].map((row) => [
    ...[0, 1, 2, 3].map(
      (column) =>
        samples.reduce((sum, { terms }) => sum + (terms[row] ?? 0) * (terms[column] ?? 0), 0) +
        (row === column && row > 0 ? samples.length * 1e-3 : 0),
    ),
    samples.reduce((sum, { terms, light }) => sum + (terms[row] ?? 0) * light, 0),
  ])
  return solve(rows)
}

/** Gauss and Jordan, for a matrix that is symmetric and positive: no pivot is 0. */
function solve(rows: number[][]): number[] {
  for (const [pivot, row] of rows.entries()) {
    const lead = row[pivot] ?? 1
    for (let column = 0; column < row.length; column += 1) row[column] = (row[column] ?? 0) / lead
    for (const [index, other] of rows.entries()) {
      if (index === pivot) continue
      const factor = other[pivot] ?? 0
      for (let column = 0; column < row.length; column += 1)
        other[column] = (other[column] ?? 0) - factor * (row[column] ?? 0)
    }
  }
  return rows.map((row) => row.at(-1) ?? 0)
}
