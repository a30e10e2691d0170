import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Enquiry } from '../model/enquiry.ts'
import { anEnquiry } from '../testing/index.ts'
import { aHandler, json, now, site } from '../testing/test-leads-handler.ts'
import { contactLimit, createMemoryRateLimit } from './memory-rate-limit.ts'

const key = { 'idempotency-key': 'page-key-1' }

describe('createLeadsHandler', () => {
  let { handle, logger } = aHandler()
  beforeEach(() => {
    vi.useFakeTimers({ now })
    ;({ handle, logger } = aHandler({ contactLimit: createMemoryRateLimit(contactLimit) }))
  })
  afterEach(() => void vi.useRealTimers())

  const status = async (differences: Partial<Enquiry> = {}, headers = {}, at = site) =>
    (await handle(json(anEnquiry(differences), headers), at)).status
  const statuses = async (count: number, differencesOf: (lead: number) => Partial<Enquiry>) => {
    const found = new Set<number>()
    for (let lead = 0; lead < count; lead += 1) found.add(await status(differencesOf(lead)))
    return [...found]
  }
  /** A person nobody else is. */
  const someone = (lead: number) => ({
    email: `ann.${lead}@example.com`,
    phone: `0491 57${String(lead).padStart(4, '0')}`,
  })
  const soon = () => vi.setSystemTime(now.getTime() + 600_001)

  it('takes sixty leads an address in ten minutes, answers the next with 429 and tells the log [D-05] [PLUS-090]', async () => {
    expect(await statuses(60, someone)).toEqual([201])
    const refused = await handle(json(anEnquiry(someone(60))), site)
    expect(refused.status).toBe(429)
    expect(refused.headers.get('retry-after')).toBe('600')
    expect(await refused.json()).toEqual({
      error: 'Too many enquiries from this connection. Please try again in a few minutes.',
      code: 'rate_limited',
    })
    expect(logger.entries).toContainEqual({
      level: 'warn',
      message: 'A lead was refused: too many came from one address',
      fields: { site: site.id },
    })
    soon()
    expect(await status(someone(61))).toBe(201)
  })

  it('takes ten leads with one email in ten minutes, whatever its letters, and answers the next with 429 [D-05]', async () => {
    const email = (lead: number) => (lead % 2 ? 'ANN@example.com' : 'ann@example.com')
    expect(await statuses(10, (lead) => ({ ...someone(lead), email: email(lead) }))).toEqual([201])
    const refused = await handle(json(anEnquiry({ ...someone(10), email: email(10) })), site)
    expect(refused.status).toBe(429)
    expect(refused.headers.get('retry-after')).toBe('600')
    expect(await refused.json()).toEqual({
      error:
        'Too many enquiries with this email or phone number. Please try again in a few minutes.',
      code: 'rate_limited',
    })
    expect(logger.entries).toContainEqual({
      level: 'warn',
      message: 'A lead was refused: too many named one email or phone number',
      fields: { site: site.id },
    })
    expect(await status(someone(11))).toBe(201)
    soon()
    expect(await status({ ...someone(12), email: 'ann@example.com' })).toBe(201)
  })

  it('takes ten leads with one phone number in ten minutes, however it is written [D-05]', async () => {
    const phone = (lead: number) => (lead % 2 ? '+61 491 570 156' : '0491570156')
    expect(await statuses(10, (lead) => ({ ...someone(lead), phone: phone(lead) }))).toEqual([201])
    expect(await status({ ...someone(10), phone: phone(10) })).toBe(429)
    expect(await status(someone(10))).toBe(201)
  })

  it('counts the contacts of each site on their own [D-05]', async () => {
    expect(await statuses(10, () => someone(0))).toEqual([201])
    expect(await status(someone(0))).toBe(429)
    expect(await status(someone(0), {}, { ...site, id: 'another' })).toBe(201)
  })

  it('counts a lead refused for its contact neither for its address nor for its other contact', async () => {
    expect(await statuses(10, (lead) => ({ ...someone(lead), phone: '0491 570 156' }))).toEqual([
      201,
    ])
    const refused = (lead: number) => ({ ...someone(0), email: `bob.${lead % 3}@example.com` })
    expect(await statuses(60, (lead) => ({ ...refused(lead), phone: '0491 570 156' }))).toEqual([
      429,
    ])
    expect(await status({ ...someone(20), email: 'bob.0@example.com' })).toBe(201)
  })

  it('counts no repeat and answers one above the limit [D-05]', async () => {
    for (let repeat = 0; repeat < 65; repeat += 1) expect(await status({}, key)).toBe(201)
    expect(await statuses(9, () => ({}))).toEqual([201])
    expect(await status()).toBe(429)
    expect(await status({}, key)).toBe(201)
  })
})
