import { cleanText } from './lead-text.ts'

/** How a visitor came to the form. Source: `DATA-055` */
export interface LeadAttributes {
  /** Paths visited in this browser tab, oldest first, at most 50. */
  visited_pages: string[]
  /** Query parameters the visit began with, for example `utm_source`, at most 50. */
  linked_query_params: Record<string, string>
}

const longestAddress = 2000
const mostAttributes = 50

/** Clean text of an address, cut at 2,000 characters: losing its end is better than losing the lead. */
export const cutAddress = (text: string): string => cleanText(text).slice(0, longestAddress)

/**
 * Reads `lead_attributes` of a sending. Anything that is not as expected is left out: a lead is
 * never refused for its history. Every page reads its visit with it, so this file knows no schema.
 */
export function readLeadAttributes(value: unknown): LeadAttributes {
  const { visited_pages, linked_query_params } = isRecord(value) ? value : {}
  const pages = Array.isArray(visited_pages) ? visited_pages.filter(isText) : []
  const parameters = isRecord(linked_query_params) ? Object.entries(linked_query_params) : []
  return {
    visited_pages: pages.slice(-mostAttributes).map(cutAddress),
    linked_query_params: Object.fromEntries(
      parameters
        .filter((entry): entry is [string, string] => isText(entry[1]))
        .slice(0, mostAttributes)
        .map(([name, text]) => [cutAddress(name), cutAddress(text)]),
    ),
  }
}

const isText = (value: unknown): value is string => typeof value === 'string'

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
