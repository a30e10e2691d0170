import { openDatabase } from '@forecourt/database'
import { CarCard } from '@forecourt/feature-search'
import { toStockRecord } from '@forecourt/feature-search/model'
import { createSearchEngine, inRange } from '@forecourt/search-engine'
import { createReachability } from '@forecourt/site-server'
import { aCar } from '@forecourt/stock/testing'
import { aSite } from '@forecourt/tenant-config/testing'

const site = aSite()

/** A use of every package that only servers have, and of a part that needs no browser. */
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
      <li>
        <CarCard
          car={toStockRecord(aCar(), site)}
          site={site}
          nowMs={0}
          hrefFor={{ enquiry: () => '/enquire' }}
        />
      </li>
      <li>@forecourt/search-engine {JSON.stringify(answers).includes('tow-bar') && 'finds'}</li>
      <li>@forecourt/site-server {isReachable(site, '/search/used-cars') && 'leads'}</li>
      <li>@forecourt/database {typeof openDatabase === 'function' && 'opens'}</li>
    </ul>
  )
}
