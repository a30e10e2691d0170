import { isNoText } from './parsed.ts'

/** Where a car stands, as a feed writes it into one field. */
export interface Place {
  suburb: string | null
  /** Lower case abbreviation. */
  state: string | null
  postcode: string | null
}

const states: Readonly<Record<string, string>> = {
  'new south wales': 'nsw',
  victoria: 'vic',
  queensland: 'qld',
  'western australia': 'wa',
  'south australia': 'sa',
  tasmania: 'tas',
  'northern territory': 'nt',
  'australian capital territory': 'act',
}

const stateWords = ['act', 'nsw', 'nt', 'qld', 'sa', 'tas', 'vic', 'wa', ...Object.keys(states)]

const place = new RegExp(
  `^(?<suburb>.*?)[\\s,-]*(?:\\b(?<state>${stateWords.join('|')})\\b)?[\\s,-]*(?<postcode>\\d{4})?$`,
  'i',
)

/** Splits "Parramatta NSW", "Parramatta, NSW 2150" or "Geelong, Victoria". */
export function parsePlaceText(text: string): Place {
  const trimmed = text.trim().replace(/,\s*australia$/i, '')
  if (isNoText(trimmed)) return { suburb: null, state: null, postcode: null }
  const { suburb = '', state = '', postcode = null } = place.exec(trimmed)?.groups ?? {}
  const lowerState = state.toLowerCase()
  return {
    suburb: isNoText(suburb.trim()) ? null : suburb.trim(),
    state: lowerState === '' ? null : (states[lowerState] ?? lowerState),
    postcode: postcode ?? null,
  }
}
