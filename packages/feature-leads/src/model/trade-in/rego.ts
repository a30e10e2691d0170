/** States and territories a car can be registered in, as a call names them, with their names. Source: `D-69` */
export const REGO_STATES = [
  { value: 'act', label: 'ACT' },
  { value: 'nsw', label: 'NSW' },
  { value: 'nt', label: 'NT' },
  { value: 'qld', label: 'QLD' },
  { value: 'sa', label: 'SA' },
  { value: 'tas', label: 'TAS' },
  { value: 'vic', label: 'VIC' },
  { value: 'wa', label: 'WA' },
] as const

/** State or territory of a registration. */
export type RegoState = (typeof REGO_STATES)[number]['value']

/** Longest registration, in characters. Source: `D-69` */
export const regoLength = 9

/**
 * Registration as it is looked up: upper case, without the blanks and dashes people read a plate with.
 * @returns null unless 1 to 9 letters or digits are left
 * Source: `D-69`
 */
export function parseRego(typed: unknown): string | null {
  if (typeof typed !== 'string') return null
  const rego = typed
    .slice(0, 100)
    .replace(/[\s\u2010-\u2015-]/g, '')
    .toUpperCase()
  return /^[A-Z0-9]{1,9}$/.test(rego) ? rego : null
}

/** True for the value of a state. */
export const isRegoState = (value: unknown): value is RegoState =>
  REGO_STATES.some((state) => state.value === value)

/**
 * State of a registration; the site's own where none was said.
 * @returns null for a word that is no state
 * Source: `D-69`
 */
export function parseRegoState(typed: unknown, siteState: RegoState): RegoState | null {
  if (typed === undefined || typed === null || typed === '') return siteState
  const value = typeof typed === 'string' ? typed.trim().toLowerCase() : typed
  return isRegoState(value) ? value : null
}

/** Registration for people: "123ABC (QLD)"; '' without one. */
export const formatRego = (rego: string, state: RegoState): string =>
  rego === '' ? '' : `${rego} (${state.toUpperCase()})`
