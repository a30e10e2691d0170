import { algoliasearch } from 'algoliasearch'
import { describe, expect, it } from 'vitest'
import {
  ADMIN,
  BROWSING,
  cars,
  INDEXING,
  SEARCH,
  type ServiceUnderTest,
} from './search-service.contract.ts'

/** Keys of a search service. */
export function testKeys(tested: ServiceUnderTest): void {
  const { admin, clientWith, withCars, hosts } = tested
  describe('keys', () => {
    it('see themselves; an admin key sees all', async () => {
      expect(await clientWith(SEARCH).getApiKey({ key: SEARCH })).toMatchObject({
        value: SEARCH,
        acl: ['search'],
        description: '<redacted>',
        indexes: [],
      })
      expect(await admin().getApiKey({ key: SEARCH })).toMatchObject({
        description: 'of the website',
      })
      expect((await admin().listApiKeys()).keys.map(({ value }) => value)).toEqual([
        ADMIN,
        SEARCH,
        INDEXING,
        BROWSING,
      ])
      for (const refused of [
        () => clientWith(SEARCH).getApiKey({ key: ADMIN }),
        () => clientWith(SEARCH).listApiKeys(),
      ]) {
        await expect(refused()).rejects.toMatchObject({
          status: 403,
          message: 'Method not allowed with this API key',
        })
      }
      await expect(admin().getApiKey({ key: 'none' })).rejects.toMatchObject({ status: 404 })
    })

    it('of strangers and of another application open nothing', async () => {
      const wrong = 'Invalid Application-ID or API key'
      for (const client of [
        clientWith('guess'),
        clientWith(''.padEnd(64, 'a')),
        algoliasearch('OTHER', ADMIN, { hosts: hosts() }),
      ]) {
        await expect(client.searchSingleIndex({ indexName: 'cars' })).rejects.toMatchObject({
          status: 403,
          message: wrong,
        })
      }
    })

    it('for searching only search', async () => {
      await withCars()
      const client = clientWith(SEARCH)
      const indexName = 'cars'
      expect((await client.searchSingleIndex({ indexName })).nbHits).toBe(3)
      for (const refused of [
        () => client.saveObject({ indexName, body: { objectID: '1' } }),
        () => client.saveObjects({ indexName, objects: cars }),
        () => client.partialUpdateObject({ indexName, objectID: '1', attributesToUpdate: {} }),
        () => client.addOrUpdateObject({ indexName, objectID: '1', body: {} }),
        () => client.deleteObject({ indexName, objectID: '1' }),
        () => client.deleteBy({ indexName, deleteByParams: { filters: 'make:Kia' } }),
        () => client.clearObjects({ indexName }),
        () => client.deleteIndex({ indexName }),
        () => client.setSettings({ indexName, indexSettings: {} }),
        () => client.getSettings({ indexName }),
        () => client.browse({ indexName }),
        () => client.listIndices(),
        () => client.getTask({ indexName, taskID: 1 }),
        () =>
          client.operationIndex({
            indexName,
            operationIndexParams: { operation: 'move', destination: 'mine' },
          }),
        () =>
          client.multipleBatch({
            requests: [{ action: 'deleteObject', indexName, body: { objectID: '1' } }],
          }),
      ]) {
        await expect(refused()).rejects.toMatchObject({
          status: 403,
          message: 'Method not allowed with this API key',
        })
      }
      expect((await client.searchSingleIndex({ indexName })).nbHits).toBe(3)
    })

    it('for indexing write to their own indices, and never clear or delete one', async () => {
      await withCars()
      const client = clientWith(INDEXING)
      for (const indexName of ['cars', 'cars_used', 'vans_staging']) {
        await client.saveObjects({ indexName, objects: cars, waitForTasks: true })
      }
      await client.deleteObjects({ indexName: 'cars', objectIDs: ['1'], waitForTasks: true })
      const move = (indexName: string, destination: string) =>
        client.operationIndex({
          indexName,
          operationIndexParams: { operation: 'copy', destination },
        })
      for (const foreign of [
        () => client.saveObjects({ indexName: 'vans', objects: cars }),
        () => move('cars', 'vans'),
        () => move('vans', 'cars'),
        () =>
          client.multipleBatch({
            requests: [{ action: 'addObject', indexName: 'vans', body: {} }],
          }),
      ]) {
        await expect(foreign()).rejects.toMatchObject({
          status: 403,
          message: 'Index not allowed with this API key',
        })
      }
      const batch = (action: 'clear' | 'delete') =>
        client.batch({
          indexName: 'cars',
          batchWriteParams: { requests: [{ action, body: {} }] },
        })
      for (const refused of [
        () => batch('clear'),
        () => batch('delete'),
        () => client.searchSingleIndex({ indexName: 'cars' }),
      ]) {
        await expect(refused()).rejects.toMatchObject({ status: 403 })
      }
    })
  })
}
