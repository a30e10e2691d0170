import type { Badge, Generation, Make, Paint, Run, Years } from '../catalogue/build.ts'
import { makes } from '../catalogue/index.ts'
import type { CatalogueEntry } from './demo-car.ts'
import type { Random } from './random.ts'

/** Model years in which a badge was sold new. */
export function badgeYears(generation: Generation, badge: Badge): Years {
  return badge.years ?? generation.years
}

/** True when the badge was sold new as a car of that model year. */
export function isSoldIn(generation: Generation, badge: Badge, year: number): boolean {
  const [first, last] = badgeYears(generation, badge)
  return year >= first && year <= last
}

/** Facts of a badge, its generation's where it has none of its own. */
export function badgeFacts(generation: Generation, badge: Badge) {
  return {
    series: badge.series ?? generation.series,
    body: badge.body ?? generation.body,
    doors: badge.doors ?? generation.doors,
    seats: badge.seats ?? generation.seats,
    towKg: badge.towKg ?? generation.towKg,
  }
}

/** Preferences of a dealer's stock. */
export interface Demand {
  makeWeight(make: Make): number
  generationWeight(generation: Generation): number
}

const levelWeights = [0, 1, 1.35, 1.15, 0.8]
const manualShare: Readonly<Record<Generation['role'], number>> = {
  light: 0.3,
  car: 0.22,
  suv: 0.15,
  offroad: 0.3,
  ute: 0.32,
  van: 0.35,
  mover: 0.2,
  sports: 0.9,
}

/** Draws a car of a model year that the demand asks for. */
export function drawEntry(year: number, demand: Demand, random: Random): CatalogueEntry {
  const make = random.weighted(
    makes.filter((one) => generationsIn(one, year).length > 0),
    demand.makeWeight,
  )
  const generation = random.weighted(
    generationsIn(make, year),
    (one) => one.weight * demand.generationWeight(one),
  )
  const sold = generation.badges.filter((one) => isSoldIn(generation, one, year))
  const badge = random.weighted(sold, ({ level }) => levelWeights[level] ?? 1)
  const run = random.weighted(badge.runs, (one) => runWeight(one, generation))
  return { make, generation, badge, run }
}

function generationsIn(make: Make, year: number): Generation[] {
  return make.generations.filter((one) => one.badges.some((badge) => isSoldIn(one, badge, year)))
}

function runWeight({ gearbox }: Run, { role }: Generation): number {
  return gearbox.kind === 'Manual' ? manualShare[role] : 1
}

const familyWeights: Readonly<Record<string, number>> = {
  white: 5,
  silver: 2.4,
  grey: 3,
  black: 2.2,
  blue: 1.6,
  red: 1.3,
}

/** A paint that was on the model's colour chart in that year. */
export function drawPaint(
  { make, generation }: CatalogueEntry,
  year: number,
  random: Random,
): Paint {
  return random.weighted(
    listPaints(make, generation, year),
    ([, family]) => familyWeights[family] ?? 0.6,
  )
}

/** The colour chart of a model in a year. */
export function listPaints(make: Make, generation: Generation, year: number): Paint[] {
  return (generation.paints ?? make.paints).filter(
    ([, , first, last, models]) =>
      year >= first && year <= last && (models?.includes(generation.model) ?? true),
  )
}
