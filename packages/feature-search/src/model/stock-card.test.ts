import { aCar } from '@forecourt/stock/testing'
import { describe, expect, it } from 'vitest'
import { CARD_ATTRIBUTES, type StockCard } from './search-requests.ts'
import { renewCard } from './stock-card.ts'
import { toStockRecord } from './stock-record.ts'

const site = { id: 'harbour', dealerships: [] }

describe('renewCard', () => {
  it('shows a car as reserved before the search knows of it [D-10]', () => {
    const car = aCar({ reserved: false, tag: 'Family favourite' })
    const record = toStockRecord(car, site)
    const card = Object.fromEntries(
      ['objectID' as const, ...CARD_ATTRIBUTES].map((name) => [name, record[name]]),
    ) as unknown as StockCard
    expect(renewCard(card, { ...car, reserved: true })).toEqual({ ...card, reserved: true })
    expect(renewCard(card, { ...car, status: 'sold' })).toEqual({ ...card, status: 'sold' })
  })
})
