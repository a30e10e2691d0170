import { aCar } from '@forecourt/stock/testing'
import { describe, expect, it } from 'vitest'
import { createFinanceLendersHandler } from './finance-lenders.handler.ts'

const finance_lenders = { acacia: { disclaimer: 'Finance by Acacia.', weekly_repayment: 120 } }

async function ask(id: string) {
  const answer = createFinanceLendersHandler({
    loadCarsByIds: async (siteId, ids) =>
      siteId === 'harbour' && ids.includes(7) ? [aCar({ id: 7, finance_lenders })] : [],
  })
  const response = await answer(
    new Request(`https://harbour.test/api/cars/${id}/finance_lenders.json`),
    { id: 'harbour' },
  )
  return { status: response.status, body: (await response.json()) as unknown }
}

describe('createFinanceLendersHandler', () => {
  it('answers with the lenders of a car by their keys [D-53] [FIN-082]', async () => {
    expect(await ask('7')).toEqual({ status: 200, body: { finance_lenders } })
  })

  it('is 404 for a car the site does not have, and for what is no id', async () => {
    for (const id of ['8', '1234567890', '7a', '-7', '%', 'known-car'])
      expect(await ask(id)).toEqual({
        status: 404,
        body: { error: 'No vehicle in stock has this id.', code: 'not_found' },
      })
  })
})
