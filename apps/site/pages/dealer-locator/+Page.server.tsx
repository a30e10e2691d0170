import { LocatorView } from '@forecourt/feature-locations'
import { formatLocationPath, LOCATOR_PATH } from '@forecourt/feature-locations/model'
import { css } from '@forecourt/styled-system/css'
import { Breadcrumb } from '@forecourt/ui/breadcrumb'
import { locatorCrumbs } from '../../layout/location-crumbs.ts'
import { createLocationLinks } from '../../layout/location-links.ts'
import { PageFrame } from '../../layout/page-frame.tsx'
import { usePage } from '../../layout/page-request.ts'
import type { Data } from './+data.ts'

const crumbs = css({ mb: '5' })

/** All locations of the dealer. */
export function Page() {
  const { site, now, data } = usePage<Data>()
  const { locator, specialDays, attribution } = data
  const [first] = locator.groups[0]?.locations ?? []
  return (
    <PageFrame>
      <Breadcrumb items={locatorCrumbs} className={crumbs} />
      <LocatorView
        {...locator}
        attribution={attribution}
        site={site}
        now={now}
        linksOf={createLocationLinks(site)}
        specialDays={specialDays}
        specialDaysHref={first ? `${formatLocationPath(first.slug)}#holiday-hours` : LOCATOR_PATH}
        contactHref="/contact"
      />
    </PageFrame>
  )
}
