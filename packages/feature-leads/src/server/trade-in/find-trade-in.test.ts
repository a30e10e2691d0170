import { aSite } from '@forecourt/tenant-config/testing'
import { describe, expect, it } from 'vitest'
import { formatAcceptanceKey } from '../../model/trade-in/lead-trade-in.ts'
import type { TradeInState } from '../../model/trade-in/trade-in-state.ts'
import { createInMemoryLeadStore } from '../../testing/in-memory-lead-store.ts'
import { aLead } from '../../testing/leads.ts'
import { createSilentLogger } from '../../testing/silent-logger.ts'
import { aLeadTradeIn, aTradeInState } from '../../testing/trade-in/trade-ins.ts'
import { findTradeIn } from './find-trade-in.ts'
import { formatTradeInCookie, readTradeInCookie } from './trade-in-cookie.ts'

const site = aSite({ id: 'harbour' })
const logger = createSilentLogger()

const visit = (state: TradeInState) => ({
  headers: new Headers({ cookie: `other=1; ${formatTradeInCookie(state, true).split(';')[0]}` }),
})

describe('readTradeInCookie', () => {
  it('brings back what was stored, unseen by scripts [LEAD-085]', () => {
    const state = aTradeInState({ offer_price: 18_400 })
    expect(readTradeInCookie(visit(state))).toEqual(state)
    expect(formatTradeInCookie(state, true)).toMatch(/HttpOnly; SameSite=Lax; Secure$/)
  })

  it.each(['trade-in=', 'trade-in=%', 'trade-in=%7B%7D', `trade-in=${'a'.repeat(5000)}`])(
    'is null for %.20s',
    (cookie) => {
      expect(readTradeInCookie({ headers: new Headers({ cookie }) })).toBeNull()
    },
  )
})

describe('findTradeIn', () => {
  it('takes the estimate from the stored lead, whatever the cookie says', async () => {
    const store = createInMemoryLeadStore()
    const lead = aLead({ payload: { trade_in: aLeadTradeIn() } })
    await store.accept('harbour', { lead, targetIds: [] })
    const forged = visit(
      aTradeInState({ lead_id: lead.id, offer_price: 99_999, offer_accepted: true }),
    )
    const found = await findTradeIn({ store, logger }, forged, site)
    expect(found).toMatchObject({ offer_price: 18_400, offer_accepted: false, lead_id: lead.id })
    const accepted = aLead({ idempotency_key: formatAcceptanceKey(lead.id) })
    await store.accept('harbour', { lead: accepted, targetIds: [] })
    expect(await findTradeIn({ store, logger }, forged, site)).toMatchObject({
      offer_accepted: true,
    })
  })

  it('is null for another site’s lead, without a lead, and where trade-in is switched off', async () => {
    const store = createInMemoryLeadStore()
    const lead = aLead({ payload: { trade_in: aLeadTradeIn() } })
    await store.accept('caravans', { lead, targetIds: [] })
    const request = visit(aTradeInState({ lead_id: lead.id }))
    expect(await findTradeIn({ store, logger }, request, site)).toBeNull()
    expect(await findTradeIn({ store, logger }, visit(aTradeInState()), site)).toBeNull()
    const off = aSite({ id: 'caravans', features: { tradeIn: false } })
    expect(await findTradeIn({ store, logger }, request, off)).toBeNull()
  })

  it('is null while the store does not answer', async () => {
    const store = createInMemoryLeadStore()
    const broken = { ...store, find: () => Promise.reject(new Error('down')) }
    const request = visit(aTradeInState({ lead_id: crypto.randomUUID() }))
    expect(await findTradeIn({ store: broken, logger }, request, site)).toBeNull()
  })
})
