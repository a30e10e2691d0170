import { describe, expect, it } from 'vitest'
import { idsOf, type ServiceUnderTest, settings } from './search-service.contract.ts'

/** Settings of a search service. */
export function testSettings(tested: ServiceUnderTest): void {
  const { admin, withCars } = tested
  describe('settings', () => {
    it('say whether an index exists', async () => {
      const client = admin()
      expect(await client.indexExists({ indexName: 'cars' })).toBe(false)
      await client.setSettings({ indexName: 'cars', indexSettings: {} })
      expect(await client.indexExists({ indexName: 'cars' })).toBe(true)
      expect(await client.getSettings({ indexName: 'cars' })).toMatchObject({
        hitsPerPage: 20,
        maxValuesPerFacet: 100,
        paginationLimitedTo: 1000,
      })
    })

    it('change one by one, go back to their default, and have older names', async () => {
      const client = await withCars()
      const put = (indexSettings: object) =>
        client.setSettings({ indexName: 'cars', indexSettings })
      await put({ hitsPerPage: 2, userData: { owner: 'us' } })
      expect((await client.searchSingleIndex({ indexName: 'cars' })).hits).toHaveLength(2)
      await put({ hitsPerPage: null, attributesToIndex: ['make'] })
      expect(await client.getSettings({ indexName: 'cars' })).toMatchObject({
        ...settings,
        searchableAttributes: ['make'],
        hitsPerPage: 20,
        userData: { owner: 'us' },
      })
      const byName = { indexName: 'cars', searchParams: { query: 'rio' } }
      expect((await client.searchSingleIndex(byName)).nbHits).toBe(0)
    })

    it.each([
      [{ colour: 'Red' }, 'Unknown setting: colour'],
      [{ ranking: 'typo' }, 'Invalid value for "ranking" setting, expected a list of strings'],
      [{ hitsPerPage: -1 }, 'Invalid value for "hitsPerPage" setting, expected an integer'],
      [{ paginationLimitedTo: 20_001 }, 'expected an integer between 0 and 20000'],
      [{ userToken: 5 }, 'Invalid value for "userToken" setting, expected a text'],
      [{ distinct: true }, 'Unsupported "distinct" setting'],
      [{ replicas: ['dear', 'virtual(dear)'] }, 'each once'],
      [{ replicas: ['virtual(dear'] }, 'expected names of indices or virtual(name)'],
      [{ replicas: ['virtual()'] }, 'expected names of indices or virtual(name)'],
      [{ replicas: ['asc(price)'] }, 'expected names of indices or virtual(name)'],
      [{ queryType: 'x' }, 'Invalid value for "queryType" setting'],
      [{ replicas: ['cars'] }, 'cars cannot be a replica'],
      [
        { searchableAttributes: Array.from({ length: 33 }, (_, n) => `a${n}`) },
        'Too many searchableAttributes, at most 32',
      ],
    ])('refuse %j', async (indexSettings, message) => {
      await expect(
        admin().setSettings({ indexName: 'cars', indexSettings: indexSettings as object }),
      ).rejects.toMatchObject({ status: 400, message: expect.stringContaining(message) })
    })

    it('make standard and virtual replicas, which follow their primary', async () => {
      const client = await withCars()
      const put = (indexName: string, indexSettings: object, forwardToReplicas = false) =>
        client.setSettings({ indexName, indexSettings, forwardToReplicas })
      await put('cars', { replicas: ['cars_dear', 'virtual(cars_cheap)'] })
      await put('cars_dear', { ranking: ['desc(price)', 'typo', 'custom'] })
      await put('cars_cheap', { customRanking: ['asc(price)'] })
      await client.saveObject({ indexName: 'cars', body: { objectID: '4', price: 1, make: 'Kia' } })
      const order = async (indexName: string) =>
        idsOf(await client.searchSingleIndex({ indexName }))
      expect(await order('cars_dear')).toEqual(['1', '3', '2', '4'])
      expect(await order('cars_cheap')).toEqual(['4', '2', '3', '1'])
      expect(await client.getSettings({ indexName: 'cars_cheap' })).toMatchObject({
        primary: 'cars',
        customRanking: ['asc(price)'],
      })
      expect((await client.listIndices()).items).toMatchObject([
        { name: 'cars', replicas: ['cars_dear', 'cars_cheap'], entries: 4 },
        { name: 'cars_cheap', primary: 'cars', virtual: true, entries: 4 },
        { name: 'cars_dear', primary: 'cars', entries: 4 },
      ])
      await expect(
        client.saveObject({ indexName: 'cars_dear', body: { objectID: '5' } }),
      ).rejects.toMatchObject({
        status: 400,
        message: 'Cannot write to cars_dear, because it is a replica of cars',
      })
      await expect(put('cars_cheap', { searchableAttributes: ['make'] })).rejects.toMatchObject({
        status: 400,
      })
    })

    it('reach replicas only when they are forwarded', async () => {
      const client = await withCars()
      const put = (indexName: string, indexSettings: object, forwardToReplicas: boolean) =>
        client.setSettings({ indexName, indexSettings, forwardToReplicas })
      await put('cars', { replicas: ['cars_dear'] }, false)
      const facetsOf = async (indexName: string) =>
        (await client.searchSingleIndex({ indexName, searchParams: { facets: ['*'] } })).facets
      await put('cars', { attributesForFaceting: ['price'], searchableAttributes: ['make'] }, false)
      expect(Object.keys((await facetsOf('cars')) ?? {})).toEqual(['price'])
      expect(Object.keys((await facetsOf('cars_dear')) ?? {})).toEqual(['make', 'price'])
      const rio = (indexName: string) =>
        client.searchSingleIndex({ indexName, searchParams: { query: 'rio' } })
      expect([(await rio('cars')).nbHits, (await rio('cars_dear')).nbHits]).toEqual([0, 1])
      await client.saveObject({ indexName: 'cars', body: { objectID: '4', name: 'Kia Rio S' } })
      await client.deleteObject({ indexName: 'cars', objectID: '2' })
      expect(idsOf(await rio('cars_dear'))).toEqual(['4'])
      await put('cars', { attributesForFaceting: ['make'], searchableAttributes: ['name'] }, true)
      expect(Object.keys((await facetsOf('cars_dear')) ?? {})).toEqual(['make'])
      expect(idsOf(await rio('cars'))).toEqual(['4'])
    })

    it('leave a replica alone as an index of its own when it is released', async () => {
      const client = await withCars()
      const replicas = ['cars_dear', 'virtual(cars_cheap)']
      await client.setSettings({ indexName: 'cars', indexSettings: { replicas } })
      await client.setSettings({ indexName: 'cars', indexSettings: { replicas: [] } })
      await client.deleteObject({ indexName: 'cars', objectID: '1' })
      expect((await client.searchSingleIndex({ indexName: 'cars_dear' })).nbHits).toBe(3)
      expect(await client.indexExists({ indexName: 'cars_cheap' })).toBe(false)
      await client.saveObject({ indexName: 'cars_dear', body: { objectID: '9' } })
      await client.setSettings({ indexName: 'cars', indexSettings: { replicas: ['cars_dear'] } })
      expect((await client.searchSingleIndex({ indexName: 'cars_dear' })).nbHits).toBe(2)
      const { taskID } = await client.deleteIndex({ indexName: 'cars' })
      await client.waitForTask({ indexName: 'cars', taskID })
      expect((await client.searchSingleIndex({ indexName: 'cars_dear' })).nbHits).toBe(2)
    })
  })
}
