import { beforeAll, describe, expect, it } from 'vitest'
import type { Indexer, IndexerSettings } from '../model/indexer.ts'

/** An empty service to write to, and a way to see what its searches find. */
export interface IndexerUnderTest {
  indexer: Indexer
  /**
   * Asks the index (`written_cars`) or its replica (`written_cars_price_asc`) as a visitor would.
   * `hits` are up to 1,000 in the order of the service.
   */
  find: (
    indexName: string,
    request?: { query?: string; facetFilters?: string[][]; facets?: string[] },
  ) => Promise<Found>
}

/** Data a search of the contract found. */
export interface Found {
  nbHits: number
  hits: Record<string, unknown>[]
  facets?: Record<string, Record<string, number>>
}

const INDEX = 'written_cars'
const BY_PRICE = 'written_cars_price_asc'
const text = ['typo', 'words', 'filters', 'proximity', 'attribute', 'exact']

/** The settings the contract writes. */
export const writtenSettings: IndexerSettings = {
  settings: {
    searchableAttributes: ['name'],
    attributesForFaceting: ['searchable(make)'],
    ranking: [...text, 'custom'],
    customRanking: ['desc(year)', 'asc(id)'],
    paginationLimitedTo: 5000,
    replicas: [BY_PRICE],
  },
  replicas: [
    {
      name: BY_PRICE,
      settings: {
        searchableAttributes: ['name'],
        attributesForFaceting: ['searchable(make)'],
        ranking: ['asc(price)', 'asc(id)', ...text],
        customRanking: [],
        paginationLimitedTo: 5000,
      },
    },
  ],
}

const aRecord = (id: number, fields: object = {}) => ({
  objectID: String(id),
  id,
  name: `Mazda CX-5 number${id}`,
  make: 'Mazda',
  colour: 'Red',
  year: 2020,
  price: 30_000 - id,
  ...fields,
})

/** The numbers of hits that searches found while something went on. */
async function countsDuring(
  work: Promise<void>,
  find: IndexerUnderTest['find'],
): Promise<number[]> {
  const seen = new Set<number>()
  const over = work.then(() => true)
  const moment = () => new Promise<false>((resolve) => setTimeout(() => resolve(false), 1))
  while (!(await Promise.race([over, moment()]))) seen.add((await find(INDEX)).nbHits)
  return [...seen]
}

const ids = ({ hits }: Found) => hits.map(({ objectID }) => objectID)

/**
 * Contract of every indexer, whatever is behind it. The tests build on one another, in their order.
 * @param open is called once
 */
export function describeIndexer(name: string, open: () => Promise<IndexerUnderTest>): void {
  describe(`${name} as an Indexer`, () => {
    let indexer: Indexer
    let find: IndexerUnderTest['find']
    beforeAll(async () => {
      const opened = await open()
      indexer = opened.indexer
      find = opened.find
    })

    it('makes an index and its replica by their settings', async () => {
      await indexer.setSettings(writtenSettings)
      expect(await find(INDEX)).toMatchObject({ nbHits: 0, hits: [] })
      expect(await find(BY_PRICE)).toMatchObject({ nbHits: 0, hits: [] })
    })

    it('refuses settings of a replica that the index does not name', async () => {
      const [replica] = writtenSettings.replicas
      const stranger = { ...replica!, name: 'strangers_by_price' }
      await expect(
        indexer.setSettings({ ...writtenSettings, replicas: [replica!, stranger] }),
      ).rejects.toThrow('expected the replica strangers_by_price in the setting replicas')
      await expect(find('strangers_by_price')).rejects.toMatchObject({ status: 404 })
    })

    it('finds records as soon as they are saved, in both orders', async () => {
      const kia = aRecord(3, { name: 'Kia Rio', make: 'Kia', year: 2022 })
      await indexer.saveObjects([aRecord(1), aRecord(2, { year: 2021 }), kia])
      const found = await find(INDEX, { facets: ['make'] })
      expect(ids(found)).toEqual(['3', '2', '1'])
      expect(found.facets).toEqual({ make: { Mazda: 2, Kia: 1 } })
      expect(found.hits[0]).toMatchObject(kia)
      expect(ids(await find(BY_PRICE))).toEqual(['3', '2', '1'])
      expect(ids(await find(INDEX, { query: 'rio' }))).toEqual(['3'])
      expect(ids(await find(INDEX, { facetFilters: [['make:Mazda']] }))).toEqual(['2', '1'])
    })

    it('replaces a record whole, and the later one counts', async () => {
      const { colour: _, ...plain } = aRecord(1, { name: 'Mazda MX-5', price: 90_000 })
      await indexer.saveObjects([aRecord(1, { name: 'Mazda BT-50' }), plain])
      const { hits } = await find(INDEX, { query: 'mx5' })
      expect(hits).toMatchObject([plain])
      expect(hits[0]).not.toHaveProperty('colour')
      expect((await find(INDEX, { query: 'bt50' })).nbHits).toBe(0)
      expect(ids(await find(BY_PRICE))).toEqual(['3', '2', '1'])
    })

    it('takes records out and passes over unknown ids', async () => {
      await indexer.deleteObjects(['2', '404'])
      expect(ids(await find(INDEX))).toEqual(['3', '1'])
      expect(ids(await find(BY_PRICE))).toEqual(['3', '1'])
    })

    it('does nothing when given nothing', async () => {
      await indexer.saveObjects([])
      await indexer.deleteObjects([])
      expect(ids(await find(INDEX))).toEqual(['3', '1'])
    })

    it('keeps the records when the settings change', async () => {
      const { settings, replicas } = writtenSettings
      const attributesForFaceting = ['searchable(make)', 'year']
      await indexer.setSettings({ settings: { ...settings, attributesForFaceting }, replicas })
      const found = await find(INDEX, { facets: ['year'] })
      expect(found.facets).toEqual({ year: { '2020': 1, '2022': 1 } })
      expect(ids(found)).toEqual(['3', '1'])
    })

    it('replaces all records at one stroke, in any number', async () => {
      const records = Array.from({ length: 2500 }, (_, index) => aRecord(1000 + index))
      const seen = await countsDuring(indexer.replaceAll(records), find)
      expect(seen.filter((nbHits) => nbHits !== 2 && nbHits !== 2500)).toEqual([])
      const found = await find(INDEX, { facets: ['make', 'year'] })
      expect(found).toMatchObject({
        nbHits: 2500,
        facets: { make: { Mazda: 2500 }, year: { '2020': 2500 } },
      })
      expect(ids(found)[0]).toBe('1000')
      expect(ids(await find(BY_PRICE)).slice(0, 2)).toEqual(['3499', '3498'])
    })

    it('replaces all records by none', async () => {
      await indexer.replaceAll([])
      expect(await find(INDEX)).toMatchObject({ nbHits: 0 })
      await indexer.saveObjects([aRecord(7)])
      expect(ids(await find(BY_PRICE))).toEqual(['7'])
    })
  })
}
