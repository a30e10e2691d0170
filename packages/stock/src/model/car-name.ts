import { parseMakeAndModel } from '../feed/make-name.ts'
import type { Car } from './car.ts'
import { dropRepeatedWords, isSameName, joinNames } from './joined-name.ts'

/** The parts of a car's name. */
export type CarNameParts = Pick<Car, 'year' | 'make' | 'model' | 'badge' | 'series'>

/** A part of a name that was not as it should be, with what it is read as. */
export interface NameRepair {
  part: 'make' | 'model' | 'badge' | 'series'
  /** Completes "line 7, Make: "Land" …". */
  reason: string
}

/** The name of a car, each of its parts said once. */
export interface CarNames extends Pick<Car, 'make' | 'model' | 'badge' | 'series' | 'name'> {
  /** False when the make is not on the list of manufacturers. */
  isKnownMake: boolean
  repairs: NameRepair[]
}

/**
 * The name of a car from the parts a feed or a table holds. A make that was cut at its blank is put
 * together ("Land" and "Rover Discovery"), and what a part repeats of the parts before it is left
 * out: a badge "Discovery SE" of a Discovery is "SE", a series that is the model or the badge is none.
 * Names written in one word with the make stay as they are, "Mazda3", "MG3".
 * Source: `D-103`
 */
export function resolveCarNames(written: CarNameParts): CarNames {
  const { make, model, isKnown, isCut } = parseMakeAndModel(written.make, written.model)
  const before = joinNames([written.year, make, model])
  const badge = dropRepeatedWords(before, written.badge)
  const series =
    isSameName(written.series, model) || isSameName(written.series, badge) ? null : written.series
  return {
    make,
    model,
    badge,
    series,
    name: joinNames([before, badge]),
    isKnownMake: isKnown,
    repairs: [
      ...(isCut
        ? [{ part: 'make' as const, reason: `is cut at its blank; read as "${make}"` }]
        : []),
      ...(isCut || model === written.model ? [] : [repairOf('model', model, 'the make')]),
      ...(badge === written.badge ? [] : [repairOf('badge', badge, 'the name')]),
      ...(series === written.series ? [] : [repairOf('series', series, 'the name')]),
    ],
  }
}

function repairOf(part: NameRepair['part'], value: string | null, of: string): NameRepair {
  return { part, reason: `repeats ${of}; ${value === null ? 'left out' : `read as "${value}"`}` }
}
