import type { PageContextServer } from 'vike/types'
import { photosPath } from '../../../../layout/enquire-path.ts'
import { loadCarForm } from '../../../../layout/load-car-form.ts'
import { isRouteOpen } from '../../../../layout/site-routes.ts'

export type Data = Awaited<ReturnType<typeof data>>

export const data = (pageContext: PageContextServer) =>
  loadCarForm(pageContext, {
    kind: 'photos',
    isOn: isRouteOpen(pageContext.site, 'photos'),
    below: '/photos',
    pathOf: photosPath,
    headOf: (car, site) => ({
      title: `Request photos: ${car.name} | ${site.name}`,
      description: `Ask for more photos of the ${car.name} of ${site.name}.`,
    }),
  })
