import { describe, expect, it } from 'vitest'
import { cars, type ServiceUnderTest, settings } from './search-service.contract.ts'

/** Indices of a search service. */
export function testIndices(tested: ServiceUnderTest): void {
  const { admin, withCars, received } = tested
  describe('indices', () => {
    it('are replaced at one stroke, with their settings and replicas', async () => {
      const client = await withCars()
      const replicas = ['cars_dear']
      await client.setSettings({ indexName: 'cars', indexSettings: { replicas } })
      await client.setSettings({
        indexName: 'cars_dear',
        indexSettings: { ranking: ['desc(price)', 'typo'] },
      })
      const objects = Array.from({ length: 2300 }, (_, id) => ({ objectID: `n${id}`, price: id }))
      const before = received.length
      await client.replaceAllObjects({ indexName: 'cars', objects, batchSize: 1000 })
      expect(received.slice(before).map(({ path }) => path.split('/').at(-1))).toContain(
        'operation',
      )
      const dear = await client.searchSingleIndex({
        indexName: 'cars_dear',
        searchParams: { hitsPerPage: 2 },
      })
      expect(dear).toMatchObject({
        nbHits: 2300,
        hits: [{ objectID: 'n2299' }, { objectID: 'n2298' }],
      })
      expect(await client.getSettings({ indexName: 'cars' })).toMatchObject({
        ...settings,
        replicas,
      })
      const { items } = await client.listIndices()
      expect(items.map(({ name }) => name)).toEqual(['cars', 'cars_dear'])
    })

    it('that do not exist can be replaced too', async () => {
      const client = admin()
      await client.replaceAllObjects({ indexName: 'fresh', objects: cars })
      expect((await client.searchSingleIndex({ indexName: 'fresh' })).nbHits).toBe(3)
    })

    it('are copied, moved, listed and deleted', async () => {
      const client = await withCars()
      const operate = async (indexName: string, operationIndexParams: object) => {
        const sent = operationIndexParams as { operation: 'copy'; destination: string }
        const { taskID } = await client.operationIndex({ indexName, operationIndexParams: sent })
        await client.waitForTask({ indexName, taskID })
      }
      await operate('cars', { operation: 'copy', destination: 'all' })
      await operate('cars', { operation: 'copy', destination: 'bare', scope: ['settings'] })
      await operate('nothing', { operation: 'copy', destination: 'empty' })
      await operate('nothing', { operation: 'move', destination: 'all' })
      expect((await client.listIndices()).items).toMatchObject([
        { name: 'all', entries: 3, createdAt: '2026-11-21T00:00:00.000Z', pendingTask: false },
        { name: 'bare', entries: 0 },
        { name: 'cars', entries: 3 },
        { name: 'empty', entries: 0 },
      ])
      expect(await client.getSettings({ indexName: 'bare' })).toMatchObject(settings)
      await operate('all', { operation: 'move', destination: 'bare' })
      expect((await client.searchSingleIndex({ indexName: 'bare' })).nbHits).toBe(3)
      expect(await client.indexExists({ indexName: 'all' })).toBe(false)
      const { taskID } = await client.deleteIndex({ indexName: 'bare' })
      await client.waitForTask({ indexName: 'bare', taskID })
      await expect(client.searchSingleIndex({ indexName: 'bare' })).rejects.toMatchObject({
        status: 404,
        message: 'Index bare does not exist',
      })
      const { items, nbPages } = await client.listIndices({ page: 1, hitsPerPage: 1 })
      expect({ names: items.map(({ name }) => name), nbPages }).toEqual({
        names: ['empty'],
        nbPages: 2,
      })
    })

    it('are copied as far as the scope goes, of which settings alone exist', async () => {
      const client = await withCars()
      const copy = async (scope: readonly string[]) => {
        const sent = { operation: 'copy', destination: 'copy', scope }
        const { taskID } = await client.operationIndex({
          indexName: 'cars',
          operationIndexParams: sent as { operation: 'copy'; destination: string },
        })
        await client.waitForTask({ indexName: 'cars', taskID })
        return client.indexExists({ indexName: 'copy' })
      }
      expect(await copy(['rules', 'synonyms'])).toBe(false)
      await expect(copy(['records'])).rejects.toMatchObject({ status: 400 })
      expect(await copy(['rules', 'settings'])).toBe(true)
    })

    it('tell that their tasks are over, and know no others', async () => {
      const client = admin()
      const { taskID } = await client.saveObject({ indexName: 'cars', body: { objectID: '1' } })
      expect(await client.getTask({ indexName: 'cars', taskID })).toEqual({ status: 'published' })
      expect(await client.getAppTask({ taskID })).toEqual({ status: 'published' })
      await expect(client.getTask({ indexName: 'cars', taskID: 99 })).rejects.toMatchObject({
        status: 404,
      })
    })

    it('give a task that is not over as not published, and find nothing of it yet', async () => {
      const client = await withCars()
      const objects = Array.from({ length: 6000 }, (_, id) => ({ objectID: `n${id}`, name: 'Kia' }))
      let goOn = () => {}
      const held = new Promise<void>((resolve) => {
        goOn = resolve
      })
      tested.pause = () => held
      const taskID = tested.service.application.write(
        objects.map((record) => ({ indexName: 'cars', action: { kind: 'save', record } })),
      )
      expect(await client.getTask({ indexName: 'cars', taskID })).toEqual({
        status: 'notPublished',
      })
      goOn()
      await client.waitForTask({ indexName: 'cars', taskID })
      expect((await client.searchSingleIndex({ indexName: 'cars' })).nbHits).toBe(6003)
    })

    it('have no synonyms and rules, and take none', async () => {
      const client = await withCars()
      const indexName = 'cars'
      expect(await client.searchSynonyms({ indexName })).toMatchObject({ hits: [], nbHits: 0 })
      expect(await client.searchRules({ indexName })).toMatchObject({ hits: [], nbHits: 0 })
      await client.clearSynonyms({ indexName })
      await client.clearRules({ indexName })
      await client.saveSynonyms({ indexName, synonymHit: [] })
      await client.saveRules({ indexName, rules: [] })
      await expect(
        client.saveSynonyms({
          indexName,
          synonymHit: [{ objectID: 'a', type: 'synonym', synonyms: ['ute', 'pickup'] }],
        }),
      ).rejects.toMatchObject({ status: 400, message: 'Synonyms and rules are not supported' })
    })

    it('are browsed whole, a part at a time', async () => {
      const client = admin()
      const objects = Array.from({ length: 2500 }, (_, id) => ({
        objectID: `n${id}`,
        make: id % 2 ? 'Kia' : 'Mazda',
      }))
      await client.setSettings({
        indexName: 'many',
        indexSettings: { attributesForFaceting: ['make'], unretrievableAttributes: ['make'] },
      })
      await client.saveObjects({ indexName: 'many', objects, waitForTasks: true })
      const collect = async (browseParams: object) => {
        const ids: string[] = []
        await client.browseObjects({
          indexName: 'many',
          browseParams,
          aggregator: ({ hits }) => ids.push(...hits.map(({ objectID }) => objectID)),
        })
        return ids
      }
      const before = received.length
      const all = await collect({})
      expect(received.length - before).toBe(3)
      expect(all.toSorted()).toEqual(objects.map(({ objectID }) => objectID).toSorted())
      expect(await collect({ filters: 'make:Kia', hitsPerPage: 500 })).toHaveLength(1250)
      expect((await client.browse({ indexName: 'many' })).hits[0]).toHaveProperty('make')
      await expect(
        client.browse({ indexName: 'many', browseParams: { cursor: 'x' } }),
      ).rejects.toMatchObject({ status: 400, message: 'Invalid cursor' })
    })
  })
}
