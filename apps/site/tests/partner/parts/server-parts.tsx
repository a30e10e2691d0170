import { openDatabase } from '@forecourt/database'
import { createSearchEngine, inRange } from '@forecourt/search-engine'
import { createReachability } from '@forecourt/site-server'
import { aSite } from '@forecourt/tenant-config/testing'

/** A use of every package that only servers have. */
export function ServerParts() {
  const engine = createSearchEngine()
  engine.setIndex('parts', {
    records: [{ objectID: 'tow-bar', name: 'Tow bar', price: 690 }],
    settings: { searchableAttributes: ['name'] },
  })
  const scope = inRange('price', 0, 1000)
  const answers = engine.search([{ indexName: 'parts', query: 'towbar' }], { scope })
  const isReachable = createReachability([{ path: '/search/*' }])
  return (
    <ul>
      <li>@forecourt/search-engine {JSON.stringify(answers).includes('tow-bar') && 'finds'}</li>
      <li>@forecourt/site-server {isReachable(aSite(), '/search/used-cars') && 'leads'}</li>
      <li>@forecourt/database {typeof openDatabase === 'function' && 'opens'}</li>
    </ul>
  )
}
