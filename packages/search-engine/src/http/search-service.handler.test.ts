import { describe, expect, it } from 'vitest'
import { setUpSearchService } from './search-service.contract.ts'
import { testIndices } from './search-service-indices.contract.ts'
import { testKeys } from './search-service-keys.contract.ts'
import { testRecords } from './search-service-records.contract.ts'
import { testSettings } from './search-service-settings.contract.ts'
import { testTransport } from './search-service-transport.contract.ts'

describe('createSearchService', async () => {
  const tested = await setUpSearchService()
  testRecords(tested)
  testIndices(tested)
  testSettings(tested)
  testKeys(tested)
  testTransport(tested)

  it('answers every call in the shape that Algolia publishes', () => {
    expect(tested.faults).toEqual([])
    expect([...tested.answered].toSorted()).toEqual(
      [
        'addOrUpdateObject',
        'batch',
        'browse',
        'clearObjects',
        'clearRules',
        'clearSynonyms',
        'deleteBy',
        'deleteIndex',
        'deleteObject',
        'getApiKey',
        'getAppTask',
        'getObject',
        'getObjects',
        'getSettings',
        'getTask',
        'listApiKeys',
        'listIndices',
        'multipleBatch',
        'operationIndex',
        'partialUpdateObject',
        'saveObject',
        'saveRules',
        'saveSynonyms',
        'search',
        'searchForFacetValues',
        'searchRules',
        'searchSingleIndex',
        'searchSynonyms',
        'setSettings',
      ].toSorted(),
    )
  })
})
