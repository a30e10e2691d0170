import { describe, expect, it } from 'vitest'
import { describeComparison, handleCompare, handleFavourites } from './car-lists.handler.ts'

type Handler = typeof handleCompare

async function post(
  handle: Handler,
  body: string,
  cookie = '',
  headers: Record<string, string> = {},
) {
  const response = await handle(
    new Request('https://cars.example/x', {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded', cookie, ...headers },
      body,
    }),
    { domains: ['cars.example'] },
  )
  const cookies = response.headers.getSetCookie().map((text) => text.split(';')[0])
  return { status: response.status, location: response.headers.get('location'), cookies }
}

describe('handleFavourites', () => {
  it('puts a car in front and leads to the page of favourites [PLUS-026] [D-64]', async () => {
    expect(await post(handleFavourites, 'save=9', 'favourites=3.2')).toEqual({
      status: 303,
      location: '/favourites',
      cookies: ['favourites=9.3.2', 'saved-cars='],
    })
  })

  it('keeps a car that is saved again once, in front [D-64]', async () => {
    const { cookies } = await post(handleFavourites, 'save=2', 'favourites=3.2')
    expect(cookies[0]).toBe('favourites=2.3')
  })

  it('takes a car out again [PLUS-026]', async () => {
    const { cookies } = await post(handleFavourites, 'remove=3', 'favourites=3.2')
    expect(cookies[0]).toBe('favourites=2')
  })

  it('keeps at most 100 [D-64]', async () => {
    const ids = Array.from({ length: 100 }, (_, index) => index + 1).join('.')
    const { cookies } = await post(handleFavourites, 'save=500', `favourites=${ids}`)
    expect(cookies[0]?.split('.')).toHaveLength(100)
    expect(cookies[0]).toMatch(/^favourites=500\.1\./)
  })

  it.each(['', 'save=x', 'save=-1', 'other=1'])('changes nothing for %j', async (body) => {
    expect((await post(handleFavourites, body, 'favourites=3')).cookies[0]).toBe('favourites=3')
  })
})

describe('handleCompare', () => {
  it('adds a car and leads to the comparison [PLUS-026] [D-64]', async () => {
    expect(await post(handleCompare, 'add=9', 'compare=3')).toEqual({
      status: 303,
      location: '/compare?ids=3,9',
      cookies: ['compare=3.9'],
    })
  })

  it('refuses a fifth car and says so on the page [D-64]', async () => {
    const { location, cookies } = await post(handleCompare, 'add=9', 'compare=1.2.3.4')
    expect(location).toBe('/compare?ids=1,2,3,4&full=1')
    expect(cookies).toEqual(['compare=1.2.3.4'])
    const { searchParams } = new URL(location ?? '', 'https://cars.example')
    expect(describeComparison(searchParams)).toBe('You can compare up to 4 vehicles.')
    expect(describeComparison(new URLSearchParams('ids=1,2&full=1'))).toBeNull()
  })

  it('changes nothing when a car is added again [D-64]', async () => {
    const { location } = await post(handleCompare, 'add=1', 'compare=1.2.3.4')
    expect(location).toBe('/compare?ids=1,2,3,4')
  })

  it('takes a car out of the cars of the page, whatever the cookie holds [D-102]', async () => {
    const { location, cookies } = await post(handleCompare, 'remove=8&ids=7,8', 'compare=1')
    expect(location).toBe('/compare?ids=7')
    expect(cookies).toEqual(['compare=7'])
  })
})

describe('both', () => {
  it.each([handleFavourites, handleCompare])('refuse a form of another site', async (handle) => {
    const headers = { 'sec-fetch-site': 'cross-site' }
    expect((await post(handle, 'save=1&add=1', '', headers)).status).toBe(403)
  })
})
