import { allOf, anyOf, compareNumber, type Filter, valueIs } from '@forecourt/search-engine'
import {
  createStockFilter,
  type StockCondition,
  type StockFilterSite,
} from '../model/stock-filter.ts'

const MINUTE_MS = 60_000

/**
 * The condition every answer for a site meets, as the engine takes it: never text, so nothing a
 * visitor sends can reach around it. The sold window moves by whole minutes, so that equal requests
 * of one minute share an answer.
 * @param nowMs Unix milliseconds
 * Source: D-17, D-18, PLUS-013
 */
export function createStockScope(site: StockFilterSite, nowMs: number): Filter {
  const minute = Math.floor(nowMs / MINUTE_MS) * MINUTE_MS
  return allOf(createStockFilter(site, minute).map(toFilter))
}

function toFilter(condition: StockCondition): Filter {
  if (condition.kind === 'atLeast') return compareNumber(condition.attribute, '>=', condition.value)
  return anyOf(condition.terms.map(({ attribute, value }) => valueIs(attribute, value)))
}
