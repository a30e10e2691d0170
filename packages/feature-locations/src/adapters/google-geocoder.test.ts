import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, describe, expect, it } from 'vitest'
import { InvalidPostcodeError } from '../model/index.ts'
import { testGeocoder } from './geocoder.contract.ts'
import { createGoogleGeocoder } from './google-geocoder.ts'

type Answer = [status: number, body: string] | 'silence'

const place = (lat: number, lng: number) => ({ geometry: { location: { lat, lng } } })
const found = (...results: object[]): Answer => [200, JSON.stringify({ status: 'OK', results })]
const status = (name: string): Answer => [200, JSON.stringify({ status: name, results: [] })]

const known: Record<string, Answer> = {
  '4000': found(place(-27.4697, 153.0251)),
  '0800': found(place(-12.4611, 130.8418)),
}

let server: Server | undefined
const asked: URL[] = []

afterEach(() => {
  asked.length = 0
  server?.closeAllConnections()
  server?.close()
})

/** A geocoder that asks a service of this machine. */
async function aGeocoder(answerTo: (postcode: string) => Answer) {
  server = createServer((request, response) => {
    const address = new URL(request.url ?? '', 'http://service.invalid')
    asked.push(address)
    const postcode = /postal_code:(\d+)/.exec(address.searchParams.get('components') ?? '')?.[1]
    const answer = answerTo(postcode ?? '')
    if (answer === 'silence') return
    response.writeHead(answer[0], { 'content-type': 'application/json' }).end(answer[1])
  })
  await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve))
  const host = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return createGoogleGeocoder({ key: 'key-fixture', fetch, host, timeoutMs: 200 })
}

testGeocoder('createGoogleGeocoder', () =>
  aGeocoder((postcode) => known[postcode] ?? status('ZERO_RESULTS')),
)

describe('createGoogleGeocoder', () => {
  it('asks by GET for the postcode in Australia alone [API-043] [LEAD-044]', async () => {
    const geocoder = await aGeocoder(() => found(place(-27, 153)))
    await geocoder.locate('4000')
    const [address] = asked
    expect(address?.pathname).toBe('/maps/api/geocode/json')
    expect(Object.fromEntries(address?.searchParams ?? [])).toEqual({
      components: 'postal_code:4000|country:AU',
      key: 'key-fixture',
    })
  })

  it('reads the first result [API-044]', async () => {
    const geocoder = await aGeocoder(() => found(place(-27.5, 153.1), place(-33, 151)))
    expect(await geocoder.locate('4000')).toEqual({ latitude: -27.5, longitude: 153.1 })
  })

  it.each<[string, Answer]>([
    ['429', [429, '{}']],
    ['500', [500, '{"status":"OK"}']],
    ['no JSON', [200, '<html>']],
    ['null', [200, 'null']],
    ['a spent quota', status('OVER_QUERY_LIMIT')],
    ['a refused key', status('REQUEST_DENIED')],
    ['no place', found({ geometry: {} })],
    ['silence', 'silence'],
  ])('fails at %s, without calling the postcode wrong', async (_, answer) => {
    const geocoder = await aGeocoder(() => answer)
    const failure = await geocoder.locate('4000').catch((error: unknown) => error)
    expect(failure).toBeInstanceOf(Error)
    expect(failure).not.toBeInstanceOf(InvalidPostcodeError)
  })
})
