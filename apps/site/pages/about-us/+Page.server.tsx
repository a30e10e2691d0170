import { listLocations } from '@forecourt/feature-locations/model'
import { createContentCrumbs } from '../../layout/content/content-head.ts'
import { ContentPage } from '../../layout/content/content-page.tsx'
import { DealershipList } from '../../layout/content/dealership-list.tsx'
import { Places } from '../../layout/home/places.tsx'
import { Reasons } from '../../layout/home/reasons.tsx'
import { usePage } from '../../layout/page-request.ts'
import type { Data } from './+data.ts'

/** Who the dealer is: its own words, its licensed dealerships, its places. */
export function Page() {
  const { data, site, now } = usePage<Data>()
  const { content } = data
  return (
    <>
      <ContentPage content={content} crumbs={createContentCrumbs(content.title)}>
        <DealershipList site={site} />
      </ContentPage>
      <Reasons content={site.content} />
      <Places site={site} now={now} places={listLocations(site)} />
    </>
  )
}
