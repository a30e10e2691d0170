import { isNoFact, nothing, type Parsed, parsed, unreadable } from './parsed.ts'

function parseCount(text: string, pattern: RegExp, max: number, noun: string): Parsed<number> {
  const trimmed = text.trim()
  if (isNoFact(trimmed)) return nothing
  const count = Number(pattern.exec(trimmed)?.[1])
  if (Number.isNaN(count) || count > max) return unreadable(`is not a number of ${noun}`)
  return count === 0 ? nothing : parsed(count)
}

/** Seats: "5", "7 Seats", "5 seater"; up to 99, for buses. */
export function parseSeatsText(text: string): Parsed<number> {
  return parseCount(text, /^(\d{1,2})(?:\.0)?[\s-]*(?:seats?|seaters?)?$/i, 99, 'seats')
}

/** Cylinders: "4", "4 cyl", "V8", "6 cylinder"; 0, as feeds write for an electric car, is none. */
export function parseCylindersText(text: string): Parsed<number> {
  return parseCount(
    text,
    /^[a-z]?-?(\d{1,2})(?:\.0)?[\s-]*(?:cyls?|cylinders?)?\.?$/i,
    16,
    'cylinders',
  )
}

/** Gears: "6", "8 Speed". */
export function parseGearsText(text: string): Parsed<number> {
  return parseCount(text, /^(\d{1,2})(?:\.0)?[\s-]*(?:sp|speed|gears?)?\b.*$/i, 24, 'gears')
}

/** Doors as a feed says them, with the seats that were written into the same column. */
export interface DoorsAndSeats {
  doors: number | null
  seats: number | null
}

const maxDoors = 6

/**
 * Doors: "4 Doors", "5". Some feeds put the seats here: "5 Seats", or a number no car has doors for.
 */
export function parseDoorsText(text: string): Parsed<DoorsAndSeats> {
  if (isNoFact(text)) return nothing
  const doors = parseCount(text, /^(\d)(?:\.0)?[\s-]*(?:drs?|doors?)?\.?$/i, maxDoors, 'doors')
  if (doors.ok) return parsed({ doors: doors.value, seats: null })
  const seats = parseSeatsText(text)
  return seats.ok ? parsed({ doors: null, seats: seats.value }) : doors
}
