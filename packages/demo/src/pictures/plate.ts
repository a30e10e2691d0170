/** States and territories whose plates are drawn. */
export const plateStates = ['vic', 'nsw', 'qld', 'sa', 'wa', 'tas', 'act', 'nt'] as const

/** A state of {@link plateStates}. */
export type PlateState = (typeof plateStates)[number]

/** A number plate: that of a state with its number, the dealer's, or one without anything on it. */
export type Plate =
  | { kind: 'registration'; state: PlateState; number: string }
  | { kind: 'dealer' }
  | { kind: 'blank' }

/** A plate with nothing on it: a picture that serves any vehicle. */
export const blankPlate: Plate = { kind: 'blank' }

/** Up to seven capitals and digits; two digits at least, so that no address puts a word on a plate. */
const numberPattern = /^(?=(?:[A-Z]*\d){2})[A-Z0-9]{2,7}$/

/**
 * A plate as a part of a picture's address, `qld-795GW2` or `dealer`.
 * @returns null for a blank one, which has no part
 */
export function formatPlate(plate: Plate): string | null {
  if (plate.kind === 'registration') return `${plate.state}-${plate.number}`
  return plate.kind === 'dealer' ? 'dealer' : null
}

/** The plate that a part of an address stands for; null when no state issues such a one. */
export function parsePlate(part: string): Plate | null {
  if (part === 'dealer') return { kind: 'dealer' }
  const [name, number = '', ...more] = part.split('-')
  const state = plateStates.find((known) => known === name)
  if (!state || more.length > 0 || !numberPattern.test(number)) return null
  return { kind: 'registration', state, number }
}

/** A vehicle's plate: its own where it is registered, in the state it stands in, else the dealer's. */
export function choosePlate(vehicle: {
  plate: string | null
  location: { state: PlateState }
}): Plate {
  const { plate: number, location } = vehicle
  return number ? { kind: 'registration', state: location.state, number } : { kind: 'dealer' }
}
