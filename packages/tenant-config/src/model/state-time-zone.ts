import type { StateCode } from './setting-values.ts'

const zones: Readonly<Record<StateCode, string>> = {
  act: 'Australia/Sydney',
  nsw: 'Australia/Sydney',
  nt: 'Australia/Darwin',
  qld: 'Australia/Brisbane',
  sa: 'Australia/Adelaide',
  tas: 'Australia/Hobart',
  vic: 'Australia/Melbourne',
  wa: 'Australia/Perth',
}

/** The time zone a state keeps. Source: D-71 */
export function findTimeZone(state: StateCode): string {
  return zones[state]
}
