import { aSite } from '@forecourt/tenant-config/testing'
import { describe, expect, it, vi } from 'vitest'
import { createCutOffRequest } from '../../testing/cut-off-request.ts'
import { createInMemoryWatchlistStore } from '../../testing/in-memory-watchlist-store.ts'
import { aSignIn } from '../../testing/test-sign-in.ts'
import { createPhoneCodeHandlers } from '../sign-in/phone-codes.handler.ts'
import { createWatchlistHandlers, createWatchResumption } from './watchlist.handler.ts'

const origin = 'http://harbour.localhost'
const ann = { name: 'Ann', last_name: 'Lee', email: 'ann.lee@example.com', phone: '0412345678' }
const form = { 'content-type': 'application/x-www-form-urlencoded' }

function tested({ known = [7, 8, 9] }: { known?: number[] } = {}) {
  const signIn = aSignIn()
  const store = createInMemoryWatchlistStore()
  const ports = {
    store,
    signIn: signIn.ports,
    findCars: async (_site: string, ids: readonly number[]) =>
      ids.filter((id) => known.includes(id)),
    logger: signIn.logger,
  }
  const handlers = createWatchlistHandlers(ports)
  const { verifyCode } = createPhoneCodeHandlers({
    ...signIn.ports,
    resume: createWatchResumption(ports),
  })
  const site = aSite({
    id: 'harbour',
    domains: ['harbour.localhost'],
    features: { watchlist: true },
  })
  const send = (path: string, body: string, headers: Record<string, string>) =>
    new Request(origin + path, { method: 'POST', headers, body })
  return {
    handlers,
    site,
    logger: signIn.logger,
    store,
    async open(cookie = '') {
      const headers = { 'content-type': 'application/json', cookie }
      const body = JSON.stringify({ ...ann, token: '246810', type: 'sms' })
      const response = await verifyCode(send('/api/verify-code', body, headers), site)
      return response.headers.getSetCookie().map((header) => header.split(';')[0] ?? '')
    },
    async list(cookie = '') {
      const request = new Request(`${origin}/api/watchlist`, { headers: { cookie } })
      const response = await handlers.list(request, site)
      expect(response.headers.get('cache-control')).toBe('no-store')
      return response.json()
    },
    async change(what: 'save' | 'remove', cookie: string, body: object, headers = {}) {
      const all = { 'content-type': 'application/json', cookie, ...headers }
      const request = send(`/api/watchlist/${what}-car`, JSON.stringify(body), all)
      const response = await handlers[what](request, site)
      return { status: response.status, body: await response.json() }
    },
    async post(body: string, headers: Record<string, string>) {
      const response = await handlers.form(send('/watchlist', body, { ...form, ...headers }), site)
      const { status } = response
      const location = response.headers.get('location')
      return { status, location, cookies: response.headers.getSetCookie() }
    },
  }
}

const car = (id: unknown, phone = ann.phone) => ({ phone_number: phone, car_id: id })
const done = { status: 200, body: { success: true } }

describe('createWatchlistHandlers', () => {
  it('does not take a visitor who leaves in the middle of a call for a failure [PLUS-061]', async () => {
    const { handlers, site, logger } = tested()
    const failed = vi.spyOn(logger, 'error')
    const left = new Error('aborted')
    const call = createCutOffRequest(`${origin}/api/watchlist/save-car`, left)
    await expect(handlers.save(call, site)).rejects.toBe(left)
    expect(failed).not.toHaveBeenCalled()
  })

  it('saves and removes by phone number and car id, and says success [API-021] [API-022] [API-023] [API-024]', async () => {
    const { open, list, change } = tested()
    const [cookie = ''] = await open()
    expect(await change('save', cookie, car(7))).toEqual(done)
    expect(await change('save', cookie, car(8, '+61 412 345 678'))).toEqual(done)
    expect(await change('save', cookie, car(7))).toEqual(done)
    expect(await list(cookie)).toEqual({ cars: [{ id: 8 }, { id: 7 }] })
    expect(await change('remove', cookie, car(8))).toEqual(done)
    expect(await change('remove', cookie, car(8))).toEqual(done)
    expect(await list(cookie)).toEqual({ cars: [{ id: 7 }] })
  })

  it('refuses the phone number of somebody else with 403 [API-025]', async () => {
    const { open, list, change } = tested()
    const [cookie = ''] = await open()
    const error = 'This watchlist belongs to another phone number.'
    for (const phone of ['0412345679', '', undefined])
      expect(await change('save', cookie, { phone_number: phone, car_id: 7 })).toEqual({
        status: 403,
        body: { success: false, error },
      })
    expect(await list(cookie)).toEqual({ cars: [] })
  })

  it('takes nothing of somebody who is not signed in, and lists nothing [LEAD-073]', async () => {
    const { list, change } = tested()
    for (const what of ['save', 'remove'] as const)
      expect(await change(what, '', car(7))).toEqual({
        status: 401,
        body: { success: false, error: 'Please sign in first.' },
      })
    expect(await list()).toEqual({ cars: [] })
  })

  it('refuses a car the site does not have, and what is no id', async () => {
    const { open, change } = tested({ known: [7] })
    const [cookie = ''] = await open()
    expect(await change('save', cookie, car(99))).toEqual({
      status: 422,
      body: { success: false, error: 'This vehicle is no longer listed.' },
    })
    for (const id of ['7', 1.5, null])
      expect((await change('save', cookie, car(id))).status).toBe(422)
    // One that is gone can still be taken off.
    expect(await change('remove', cookie, car(99))).toEqual(done)
  })

  it('takes no change from the page of another site', async () => {
    const { open, list, change, post } = tested()
    const [cookie = ''] = await open()
    const elsewhere = { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }
    expect((await change('save', cookie, car(7), elsewhere)).status).toBe(403)
    expect((await post('save=7', { cookie, ...elsewhere })).status).toBe(403)
    expect(await list(cookie)).toEqual({ cars: [] })
  })

  it('says that it failed where the store does not answer', async () => {
    const { open, change, store } = tested()
    const [cookie = ''] = await open()
    store.addWatched = () => Promise.reject(new Error('down'))
    expect(await change('save', cookie, car(7))).toEqual({
      status: 503,
      body: { success: false, error: 'An unknown error occurred.' },
    })
  })

  it('changes the list by a form, which leads to the list [PLUS-026]', async () => {
    const { open, list, post } = tested()
    const [cookie = ''] = await open()
    const toList = { status: 303, location: '/watchlist', cookies: [] }
    expect(await post('save=8.7.99', { cookie })).toEqual(toList)
    expect(await list(cookie)).toEqual({ cars: [{ id: 8 }, { id: 7 }] })
    expect(await post('remove=8', { cookie })).toEqual(toList)
    expect(await list(cookie)).toEqual({ cars: [{ id: 7 }] })
  })

  it('leads a form of somebody who is not signed in to sign-in and back to the car, with the save done [LEAD-070] [D-63]', async () => {
    const { open, list, post } = tested()
    const answer = await post('save=7', { referer: `${origin}/cars/corolla?a=b` })
    expect(answer).toEqual({
      status: 303,
      location:
        '/sign-in?type=watchlist&redirect=%2Fcars%2Fcorolla%3Fa%3Db&back=%2Fcars%2Fcorolla%3Fa%3Db',
      cookies: ['pending-watch=7; Path=/; Max-Age=1800; HttpOnly; SameSite=Lax'],
    })
    const [session = '', pending] = await open('pending-watch=7')
    expect(pending).toBe('pending-watch=')
    expect(await list(session)).toEqual({ cars: [{ id: 7 }] })
  })

  it('leads to the list where several were saved, and never to another site', async () => {
    const { post } = tested()
    const several = await post('save=7.8', { referer: `${origin}/favourites` })
    expect(several.location).toBe(
      '/sign-in?type=watchlist&redirect=%2Fwatchlist&back=%2Ffavourites',
    )
    const evil = await post('save=7', { referer: 'http://harbour.localhost//evil.example/' })
    expect(evil.location).toBe('/sign-in?type=watchlist&redirect=%2F&back=%2F')
    const silent = await post('save=7', {})
    expect(silent.location).toBe('/sign-in?type=watchlist&redirect=%2Fwatchlist&back=%2Fwatchlist')
  })

  it('signs somebody in although what waited cannot be saved', async () => {
    const { open, list, store } = tested()
    store.addWatched = () => Promise.reject(new Error('down'))
    const [session = ''] = await open('pending-watch=7')
    expect(session).toMatch(/^session=[0-9a-f]{64}$/)
    expect(await list(session)).toEqual({ cars: [] })
  })
})
