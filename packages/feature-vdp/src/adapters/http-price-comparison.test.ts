import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { aCar } from '@forecourt/stock/testing'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createHttpPriceComparison } from './http-price-comparison.ts'
import { priceComparisonContract } from './price-comparison.contract.ts'

const comparison = {
  fill: 0.71,
  listing_price: 34_990,
  market_range_min: 33_000,
  market_range_max: 39_900,
  confidence: 0.8,
  description: 'Based on 41 listings in Queensland.',
}

const car = aCar({ id: 1, slug: 'known', path: '/cars/known' })
const { signal } = new AbortController()

/** Answer of the service next; a path it does not know is 404. */
let answer = { status: 200, body: JSON.stringify(comparison) }
const asked: { url?: string; authorization?: string }[] = []

const server = createServer((request, response) => {
  asked.push({ url: request.url, authorization: request.headers.authorization })
  const isKnown = request.url === '/dealer/cars/known/autogauge'
  response.writeHead(isKnown ? answer.status : 404, { 'content-type': 'application/json' })
  response.end(isKnown ? answer.body : '{}')
})

const open = (options: { key?: string; slash?: string } = {}) => {
  const { port } = server.address() as AddressInfo
  const url = `http://127.0.0.1:${port}/dealer${options.slash ?? ''}`
  return createHttpPriceComparison({ url, key: options.key, fetch })
}

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
})

afterAll(async () => {
  await new Promise((resolve) => server.close(resolve))
})

priceComparisonContract('createHttpPriceComparison', async () => {
  answer = { status: 200, body: JSON.stringify(comparison) }
  return {
    source: open(),
    known: car,
    expected: comparison,
    unknown: { ...car, path: '/cars/unknown' },
    fail: () => {
      answer = { status: 500, body: '{"error":"down"}' }
    },
  }
})

describe('createHttpPriceComparison', () => {
  it('asks GET {car path}/autogauge with its key [API-015]', async () => {
    answer = { status: 200, body: JSON.stringify(comparison) }
    await open({ key: 'secret', slash: '/' }).compare(car, { signal })
    expect(asked.at(-1)).toEqual({
      url: '/dealer/cars/known/autogauge',
      authorization: 'Bearer secret',
    })
    await open().compare(car, { signal })
    expect(asked.at(-1)?.authorization).toBeUndefined()
  })

  it('has no comparison in an answer without one of the fields', async () => {
    for (const name of Object.keys(comparison)) {
      answer = { status: 200, body: JSON.stringify({ ...comparison, [name]: null }) }
      expect(await open().compare(car, { signal })).toBeNull()
    }
  })

  it.each([
    ['what is no JSON', '<html>'],
    ['too much', JSON.stringify({ ...comparison, description: 'x'.repeat(20_000) })],
  ])('throws on %s', async (_what, body) => {
    answer = { status: 200, body }
    await expect(open().compare(car, { signal })).rejects.toThrow(Error)
  })

  it('does not follow a redirect', async () => {
    answer = { status: 302, body: '' }
    await expect(open().compare(car, { signal })).rejects.toThrow(Error)
  })
})
