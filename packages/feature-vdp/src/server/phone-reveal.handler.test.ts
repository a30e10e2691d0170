import { describe, expect, it } from 'vitest'
import { createInMemoryCarActivityStore } from '../testing/in-memory-car-activity-store.ts'
import { createPhoneRevealHandler } from './phone-reveal.handler.ts'

const now = new Date('2026-11-22T01:00:00Z')
const whole = { car_id: 40817, dealership_id: 3, website_id: 'harbour' }

function open({ isAllowed = true } = {}) {
  const activity = createInMemoryCarActivityStore()
  const handler = createPhoneRevealHandler({
    activity,
    clock: () => now,
    isAllowed: async () => isAllowed,
  })
  const send = (body: string, type = 'application/json', origin = 'https://harbour.test') => {
    const options = { method: 'POST', body, headers: { 'content-type': type, origin } }
    const request = new Request('https://harbour.test/api/phone-reveals', options)
    return handler(request, { id: 'harbour', domains: ['harbour.test'] })
  }
  return { activity, send }
}

describe('createPhoneRevealHandler', () => {
  it('takes car_id, dealership_id and website_id, and answers 204 [API-018]', async () => {
    const { activity, send } = open()
    const response = await send(JSON.stringify(whole))
    expect(response.status).toBe(204)
    expect(activity.reveals).toEqual([
      { siteId: 'harbour', carId: 40817, dealershipId: 3, at: now },
    ])
  })

  it.each([
    [422, JSON.stringify({ ...whole, car_id: undefined }), 'application/json'],
    [422, JSON.stringify({ ...whole, dealership_id: 0 }), 'application/json'],
    [422, JSON.stringify({ ...whole, car_id: '40817' }), 'application/json'],
    [422, JSON.stringify({ ...whole, website_id: 'ridgeline' }), 'application/json'],
    [422, 'null', 'application/json'],
    [400, '{', 'application/json'],
    [415, JSON.stringify(whole), 'text/plain'],
    [413, JSON.stringify({ ...whole, more: 'x'.repeat(1000) }), 'application/json'],
  ])('answers %d to %s of %s and keeps nothing', async (status, body, type) => {
    const { activity, send } = open()
    const response = await send(body, type)
    expect(response.status).toBe(status)
    expect(await response.json()).toMatchObject({
      error: expect.any(String) as unknown,
      code: expect.any(String) as unknown,
    })
    expect(activity.reveals).toEqual([])
  })

  it('refuses what another site sent, and what came too often', async () => {
    const foreign = open()
    const other = 'https://other.test'
    expect((await foreign.send(JSON.stringify(whole), 'application/json', other)).status).toBe(403)
    const flooded = open({ isAllowed: false })
    expect((await flooded.send(JSON.stringify(whole))).status).toBe(429)
    expect([...foreign.activity.reveals, ...flooded.activity.reveals]).toEqual([])
  })
})
