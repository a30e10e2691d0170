import { describe, expect, it } from 'vitest'
import { createCatalogueCache, createCatalogueSearchClient } from './catalogue-search-client.ts'

function open(options: { appId?: string; cache?: ReturnType<typeof createCatalogueCache> } = {}) {
  const sent: string[] = []
  const state = { isDown: false }
  const client = createCatalogueSearchClient({
    origin: 'https://cars.test',
    appId: 'north',
    ...options,
    requester: {
      async send({ url, data }) {
        sent.push(new URL(url).pathname)
        if (state.isDown) {
          return { status: 400, content: '{"message":"down","status":400}', isTimedOut: false }
        }
        const { requests } = JSON.parse(String(data))
        const content = JSON.stringify({ results: [{ hits: [], query: requests[0].query }] })
        return { status: 200, content, isTimedOut: false }
      },
    },
  })
  const ask = (indexName: string, query: string) =>
    client.search({ requests: [{ indexName, query }] })
  return { ask, sent, state }
}

const tenQueries = Array.from({ length: 10 }, (_, index) => `query ${index}`)

/* The least recently used search is the one that is asked again. */
async function expectTenRemembered(indexName: string): Promise<void> {
  const { ask, sent } = open()
  for (const query of tenQueries) await ask(indexName, query)
  expect(sent).toHaveLength(10)
  for (const query of tenQueries) await ask(indexName, query)
  expect(sent).toHaveLength(10)
  await ask(indexName, 'query 10')
  expect(sent).toHaveLength(11)
  for (const query of [...tenQueries.slice(1), 'query 10']) await ask(indexName, query)
  expect(sent).toHaveLength(11)
  await ask(indexName, 'query 0')
  expect(sent).toHaveLength(12)
}

describe('createCatalogueSearchClient', () => {
  it('remembers 10 searches for car models [SRCH-098]', async () => {
    await expectTenRemembered('car_models')
  })

  it('remembers 10 searches for products [SRCH-099]', async () => {
    await expectTenRemembered('products')
  })
})

describe.each(['car_models', 'products'])('createCatalogueSearchClient for %s', (indexName) => {
  it('remembers no failure [D-24]', async () => {
    const { ask, sent, state } = open()
    state.isDown = true
    await expect(ask(indexName, 'tow')).rejects.toMatchObject({ status: 400 })
    state.isDown = false
    await expect(ask(indexName, 'tow')).resolves.toMatchObject({ results: [{ query: 'tow' }] })
    expect(sent).toHaveLength(2)
  })
})

describe('createCatalogueCache', () => {
  it('keeps the searches of two sites apart [D-24]', async () => {
    const cache = createCatalogueCache()
    const north = open({ appId: 'north', cache })
    const south = open({ appId: 'south', cache })
    await north.ask('products', 'tow')
    await south.ask('products', 'tow')
    await north.ask('products', 'tow')
    expect([north.sent.length, south.sent.length]).toEqual([1, 1])
  })

  it('asks the endpoint of the catalogue', async () => {
    const { ask, sent } = open()
    await ask('products', '')
    expect(sent).toEqual(['/api/catalogue/1/indexes/*/queries'])
  })
})
