import { aSite } from '@forecourt/tenant-config/testing'
import { describe, expect, it } from 'vitest'
import type { SearchMatches } from '../../model/saved-searches/saved-search.ts'
import { createInMemorySavedSearchStore } from '../../testing/index.ts'
import { aSignIn } from '../../testing/test-sign-in.ts'
import { createPhoneCodeHandlers } from '../sign-in/phone-codes.handler.ts'
import type { FindMatches } from './saved-search-ports.ts'
import { createSavedSearchesHandler } from './saved-searches.handler.ts'

const origin = 'http://harbour.localhost'
const ann = { name: 'Ann', last_name: 'Lee', email: 'ann.lee@example.com', phone: '0412345678' }
const kia: SearchMatches = {
  title: 'Kia',
  address: '/search?make=Kia',
  count: 1,
  cars: [{ id: 7, name: '2021 Kia Cerato', price: 20_000, url: `${origin}/cars/7` }],
}

async function tested(found: Awaited<ReturnType<FindMatches>> | Error = kia) {
  const signIn = aSignIn()
  const store = createInMemorySavedSearchStore(() => ann)
  const site = aSite({ id: 'harbour', domains: ['harbour.localhost'] })
  const { verifyCode } = createPhoneCodeHandlers(signIn.ports)
  const verified = await verifyCode(
    new Request(`${origin}/api/verify-code`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ...ann, token: '246810', type: 'sms' }),
    }),
    site,
  )
  const cookie = verified.headers.getSetCookie()[0]?.split(';')[0] ?? ''
  const asked: string[] = []
  const handle = createSavedSearchesHandler({
    store,
    signIn: signIn.ports,
    findMatches: async (_site, address) => {
      asked.push(address)
      if (found instanceof Error) throw found
      return found
    },
    newId: () => crypto.randomUUID(),
    logger: signIn.logger,
  })
  const post = async (fields: Record<string, string>, headers: object = { cookie }) => {
    const response = await handle(
      new Request(`${origin}/saved-searches`, {
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
        body: new URLSearchParams(fields).toString(),
      }),
      site,
    )
    return { status: response.status, location: response.headers.get('location') }
  }
  const due = () => store.listDueSearches('harbour', new Date(0))
  return { post, asked, due, logger: signIn.logger }
}

describe('createSavedSearchesHandler', () => {
  it('saves a search with its name, the consent and what it finds now [PLUS-107]', async () => {
    const { post, due } = await tested()
    const sent = { save: '/search?make=Kia&page=2', title: 'Kias for Ann', opt_in: 'true' }
    expect(await post(sent)).toEqual({ status: 303, location: '/saved-searches?saved=1' })
    expect(await due()).toMatchObject([
      {
        title: 'Kias for Ann',
        address: '/search?make=Kia',
        seen: { 7: 20_000 },
        consent: { value: true, wording_version: 'saved-search-1', at: '2026-11-22T01:00:00.000Z' },
      },
    ])
  })

  it('mails nobody who did not tick the box, until they ask for it, and ends it when they ask [PLUS-107]', async () => {
    const { post, due } = await tested()
    await post({ save: '/search?make=Kia', title: '', opt_in: 'true' })
    const [{ id } = { id: '' }] = await due()
    await post({ mails_off: id })
    expect(await due()).toEqual([])
    await post({ mails_on: id })
    expect(await due()).toMatchObject([{ id, title: 'Kia' }])
    await post({ save: '/search?make=Kia', title: '' })
    expect(await due()).toEqual([])
    await post({ mails_on: id, remove: 'x' })
    expect(await post({ remove: id })).toEqual({ status: 303, location: '/saved-searches' })
    await post({ mails_on: id })
    expect(await due()).toEqual([])
  })

  it('leads somebody who is not signed in there and back to what they wanted to save', async () => {
    const { post, due } = await tested()
    const { status, location } = await post({ save: '/search?make=Kia', title: 'Kias' }, {})
    expect(status).toBe(303)
    const url = new URL(location ?? '', origin)
    expect([url.pathname, url.searchParams.get('type'), url.searchParams.get('redirect')]).toEqual([
      '/sign-in',
      'saved-searches',
      '/saved-searches?search=%2Fsearch%3Fmake%3DKia&title=Kias',
    ])
    expect(await due()).toEqual([])
  })

  it.each([
    ['unknown', 'unknown'],
    ['failed', 'failed'],
    [new Error('the search is down'), 'failed'],
  ] as const)(
    'keeps what was typed when nothing can be saved: %s [ERR-005]',
    async (found, fault) => {
      const { post, due } = await tested(found)
      const sent = { save: '/search?make=Kia', title: 'Kias', opt_in: 'true' }
      const { status, location } = await post(sent)
      expect(status).toBe(303)
      expect(Object.fromEntries(new URL(location ?? '', origin).searchParams)).toEqual({
        search: '/search?make=Kia',
        title: 'Kias',
        fault,
      })
      expect(await due()).toEqual([])
    },
  )

  it('refuses the twenty-first', async () => {
    let count = 0
    const { post, due } = await tested({
      ...kia,
      get address() {
        count += 1
        return `/search?page=${count}`
      },
    })
    for (let index = 0; index < 20; index += 1)
      await post({ save: '/search', title: '', opt_in: 'true' })
    expect(await due()).toHaveLength(20)
    const { location } = await post({ save: '/search', title: '', opt_in: 'true' })
    expect(location).toBe('/saved-searches?search=%2Fsearch&fault=full')
    expect(await due()).toHaveLength(20)
  })

  it('asks only for paths of the site, and takes nothing from another one', async () => {
    const { post, asked } = await tested()
    await post({ save: 'https://elsewhere.example/search', title: '' })
    await post({ save: '//elsewhere.example/search', title: '' })
    expect(asked).toEqual(['/', '/'])
    const foreign = { origin: 'https://elsewhere.example' }
    expect((await post({ save: '/search' }, foreign)).status).toBe(403)
  })
})
