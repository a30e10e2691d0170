import { describe, expect, it } from 'vitest'
import { cars, idsOf, type ServiceUnderTest, settings } from './search-service.contract.ts'

/** Records of a search service. */
export function testRecords(tested: ServiceUnderTest): void {
  const { admin, withCars } = tested
  describe('records', () => {
    it('are found as soon as their task is published', async () => {
      const client = await withCars()
      const { results } = await client.search<{ name: string }>({
        requests: [{ indexName: 'cars', query: 'mazda', facets: ['make'] }],
      })
      expect(results[0]).toMatchObject({
        nbHits: 2,
        facets: { make: { Mazda: 2 } },
        hits: [{ objectID: '3' }, { objectID: '1' }],
      })
      const { facetHits } = await client.searchForFacetValues({
        indexName: 'cars',
        facetName: 'make',
        searchForFacetValuesRequest: { facetQuery: 'maz' },
      })
      expect(facetHits).toEqual([{ value: 'Mazda', highlighted: '<em>Maz</em>da', count: 2 }])
    })

    it('get an id when they come without one', async () => {
      const client = admin()
      const { objectID } = await client.saveObject({ indexName: 'cars', body: { name: 'Kia' } })
      expect(objectID).toMatch(/^[0-9a-f-]{36}$/)
      const [saved] = await client.saveObjects({
        indexName: 'cars',
        objects: [{ name: 'Kia Rio' }, { name: 'Kia EV9', objectID: 'mine' }],
        waitForTasks: true,
      })
      expect(saved?.objectIDs).toEqual([expect.stringMatching(/^[0-9a-f-]{36}$/), 'mine'])
      expect((await client.searchSingleIndex({ indexName: 'cars' })).nbHits).toBe(3)
    })

    it('are read, put, replaced and taken out one by one', async () => {
      const client = await withCars()
      expect(await client.getObject({ indexName: 'cars', objectID: '1' })).toEqual(cars[0])
      expect(
        await client.getObject({
          indexName: 'cars',
          objectID: '1',
          attributesToRetrieve: ['make', 'price'],
        }),
      ).toEqual({ objectID: '1', make: 'Mazda', price: 30_000 })
      await client.addOrUpdateObject({ indexName: 'cars', objectID: '1', body: { name: 'Audi' } })
      expect(await client.getObject({ indexName: 'cars', objectID: '1' })).toEqual({
        objectID: '1',
        name: 'Audi',
      })
      await client.addOrUpdateObject({ indexName: 'cars', objectID: 'a/b c', body: { name: 'x' } })
      expect(await client.getObject({ indexName: 'cars', objectID: 'a/b c' })).toEqual({
        objectID: 'a/b c',
        name: 'x',
      })
      await client.deleteObject({ indexName: 'cars', objectID: '1' })
      await expect(client.getObject({ indexName: 'cars', objectID: '1' })).rejects.toMatchObject({
        status: 404,
        message: 'ObjectID does not exist',
      })
      expect(
        await client.getObjects({
          requests: ['2', '1'].map((objectID) => ({ indexName: 'cars', objectID })),
        }),
      ).toMatchObject({ results: [cars[1], null], message: 'ObjectID 1 does not exist.' })
    })

    it('are changed in part, and by operations', async () => {
      const client = await withCars()
      const change = async (attributesToUpdate: Record<string, unknown>) => {
        await client.partialUpdateObject({ indexName: 'cars', objectID: '1', attributesToUpdate })
        return client.getObject({ indexName: 'cars', objectID: '1' })
      }
      expect(await change({ colour: 'Red' })).toEqual({ ...cars[0], colour: 'Red' })
      const operation = (_operation: string, value: unknown) => ({ _operation, value })
      expect(await change({ price: operation('Increment', 500) })).toMatchObject({ price: 30_500 })
      expect(await change({ price: operation('Decrement', 1500) })).toMatchObject({ price: 29_000 })
      expect(await change({ views: operation('Increment', 1) })).toMatchObject({ views: 1 })
      expect(await change({ tags: operation('Add', 'two') })).toMatchObject({
        tags: ['one', 'two', 'two'],
      })
      expect(await change({ tags: operation('Remove', 'two') })).toMatchObject({ tags: ['one'] })
      expect(await change({ tags: operation('AddUnique', 'one') })).toMatchObject({ tags: ['one'] })
      expect(await change({ views: operation('IncrementFrom', 7), colour: 'Blue' })).toMatchObject({
        views: 1,
        colour: 'Red',
      })
      expect(await change({ views: operation('IncrementFrom', 1) })).toMatchObject({ views: 2 })
      expect(await change({ views: operation('IncrementSet', 2), colour: 'Blue' })).toMatchObject({
        colour: 'Red',
      })
      expect(await change({ views: operation('IncrementSet', 9) })).toMatchObject({ views: 9 })
      await expect(change({ price: operation('Multiply', 2) })).rejects.toMatchObject({
        status: 400,
      })
      await expect(change({ price: operation('Increment', 'x') })).rejects.toMatchObject({
        status: 400,
      })
    })

    it('keep hostile names as plain attributes', async () => {
      const client = await withCars()
      const hostile = JSON.parse('{"__proto__":{"price":1},"constructor":"x"}')
      await client.partialUpdateObject({
        indexName: 'cars',
        objectID: '2',
        attributesToUpdate: hostile,
      })
      const record = tested.service.application.engine.recordOf('cars', '2')!
      expect(Object.getPrototypeOf(record)).toBe(Object.prototype)
      expect(JSON.parse(JSON.stringify(record))).toEqual({ ...cars[1], ...hostile })
      expect((await client.searchSingleIndex({ indexName: 'cars' })).nbHits).toBe(3)
    })

    it('are made by a partial change unless it says otherwise', async () => {
      const client = await withCars()
      const update = (objectID: string, createIfNotExists?: boolean) =>
        client.partialUpdateObject({
          indexName: 'cars',
          objectID,
          attributesToUpdate: { name: 'New', price: { _operation: 'Increment', value: 5 } },
          ...(createIfNotExists === undefined ? {} : { createIfNotExists }),
        })
      await update('8')
      await update('9', false)
      expect(await client.getObject({ indexName: 'cars', objectID: '8' })).toEqual({
        objectID: '8',
        name: 'New',
        price: 5,
      })
      await expect(client.getObject({ indexName: 'cars', objectID: '9' })).rejects.toMatchObject({
        status: 404,
      })
      await client.partialUpdateObjects({
        indexName: 'cars',
        objects: [
          { objectID: '10', name: 'A' },
          { objectID: '2', colour: 'Blue' },
        ],
        createIfNotExists: true,
        waitForTasks: true,
      })
      expect(await client.getObject({ indexName: 'cars', objectID: '2' })).toEqual({
        ...cars[1],
        colour: 'Blue',
      })
    })

    it('are changed by every action of a batch, in order', async () => {
      const client = await withCars()
      const { objectIDs, taskID } = await client.batch({
        indexName: 'cars',
        batchWriteParams: {
          requests: [
            { action: 'addObject', body: { objectID: '4', name: 'Audi' } },
            { action: 'updateObject', body: { objectID: '4', name: 'Audi A3' } },
            { action: 'partialUpdateObject', body: { objectID: '4', price: 1 } },
            { action: 'partialUpdateObjectNoCreate', body: { objectID: '5', price: 1 } },
            { action: 'deleteObject', body: { objectID: '1' } },
          ],
        },
      })
      expect(objectIDs).toEqual(['4', '4', '4', '5', '1'])
      await client.waitForTask({ indexName: 'cars', taskID })
      const all = await client.browse({ indexName: 'cars' })
      expect(idsOf(all)).toEqual(['2', '3', '4'])
      expect(all.hits[2]).toEqual({ objectID: '4', name: 'Audi A3', price: 1 })
      const emptied = await client.batch({
        indexName: 'cars',
        batchWriteParams: { requests: [{ action: 'clear', body: {} }] },
      })
      await client.waitForTask({ indexName: 'cars', taskID: emptied.taskID })
      expect((await client.searchSingleIndex({ indexName: 'cars' })).nbHits).toBe(0)
      await client.batch({
        indexName: 'cars',
        batchWriteParams: { requests: [{ action: 'delete', body: {} }] },
      })
      expect(await client.indexExists({ indexName: 'cars' })).toBe(false)
    })

    it('of several indices are changed by one batch', async () => {
      const client = admin()
      const answer = await client.multipleBatch({
        requests: [
          { action: 'addObject', indexName: 'cars', body: { objectID: '1', name: 'Kia' } },
          { action: 'addObject', indexName: 'vans', body: { objectID: '1', name: 'Hiace' } },
          { action: 'deleteObject', indexName: 'cars', body: { objectID: '1' } },
        ],
      })
      expect(answer.objectIDs).toEqual(['1', '1', '1'])
      for (const [indexName, taskID] of Object.entries(answer.taskID)) {
        await client.waitForTask({ indexName, taskID })
      }
      expect((await client.searchSingleIndex({ indexName: 'cars' })).nbHits).toBe(0)
      expect((await client.searchSingleIndex({ indexName: 'vans' })).nbHits).toBe(1)
    })

    it.each([
      [{ action: 'addObject', body: 'text' }],
      [{ action: 'updateObject', body: { name: 'no id' } }],
      [{ action: 'deleteObject', body: {} }],
      [{ action: 'explode', body: {} }],
      [{ action: { toString: 1 }, body: {} }],
      [{ action: 'partialUpdateObject', body: { objectID: '1', n: { _operation: 'Add' } } }],
    ])('are not changed at all when one of a batch is %j', async (wrong) => {
      const client = await withCars()
      const fine = { action: 'deleteObject' as const, body: { objectID: '1' } }
      await expect(
        client.batch({
          indexName: 'cars',
          batchWriteParams: { requests: [fine, wrong as typeof fine] },
        }),
      ).rejects.toMatchObject({ status: 400 })
      expect((await client.searchSingleIndex({ indexName: 'cars' })).nbHits).toBe(3)
    })

    it('that meet a filter are taken out, and never without one', async () => {
      const client = await withCars()
      const deleteBy = async (deleteByParams: object) => {
        const { taskID } = await client.deleteBy({ indexName: 'cars', deleteByParams })
        await client.waitForTask({ indexName: 'cars', taskID })
        return idsOf(await client.browse({ indexName: 'cars' }))
      }
      expect(await deleteBy({ filters: 'make:Mazda AND price > 26000' })).toEqual(['2', '3'])
      for (const wrong of [
        {},
        { filters: '' },
        { filters: 'NOT colour:Red' },
        { filters: 'make:Kia', aroundLatLng: '1,2' },
        { filters: 'make:' },
      ]) {
        await expect(deleteBy(wrong)).rejects.toMatchObject({ status: 400 })
      }
      expect(await deleteBy({ facetFilters: ['make:Kia'] })).toEqual(['3'])
      const { taskID } = await client.clearObjects({ indexName: 'cars' })
      await client.waitForTask({ indexName: 'cars', taskID })
      expect(idsOf(await client.browse({ indexName: 'cars' }))).toEqual([])
      expect(await client.getSettings({ indexName: 'cars' })).toMatchObject(settings)
    })

    it('are shown in the published shape, whatever lists of attributes are sent', async () => {
      const client = admin()
      const objects = [
        {
          objectID: '1',
          name: 'Wheel',
          maker: { name: 'Oak' },
          sizes: [{ inch: 17, name: 'Small' }],
        },
      ]
      await client.saveObjects({ indexName: 'parts', objects, waitForTasks: true })
      const { hits } = await client.searchSingleIndex({
        indexName: 'parts',
        searchParams: {
          query: 'oak',
          attributesToHighlight: ['*'],
          attributesToSnippet: ['*:20', 'maker:1'],
          attributesToRetrieve: ['*', '-sizes.inch'],
        },
      })
      expect(hits).toMatchObject([
        {
          sizes: [{ name: 'Small' }],
          _highlightResult: { maker: { name: { value: '<em>Oak</em>', matchLevel: 'full' } } },
          _snippetResult: { sizes: [{ name: { value: 'Small', matchLevel: 'none' } }] },
        },
      ])
      expect(hits[0]).not.toHaveProperty('sizes.0.inch')
    })

    it('of an index nobody described are searched by every attribute', async () => {
      const client = admin()
      const objects = [
        { objectID: '1', title: 'Wheel', place: { city: 'Perth' }, sizes: [17, 18] },
        { objectID: '2', title: 'Tyre', note: 'winter' },
      ]
      await client.saveObjects({ indexName: 'parts', objects, waitForTasks: true })
      for (const [query, found] of [
        ['wheel', '1'],
        ['perth', '1'],
        ['18', '1'],
        ['winter', '2'],
      ]) {
        expect(
          idsOf(await client.searchSingleIndex({ indexName: 'parts', searchParams: { query } })),
        ).toEqual([found])
      }
    })
  })
}
