import type { PageContextServer } from 'vike/types'
import { testDrivePath } from '../../../../layout/enquire-path.ts'
import { loadCarForm } from '../../../../layout/load-car-form.ts'
import { isRouteOpen } from '../../../../layout/site-routes.ts'

export type Data = Awaited<ReturnType<typeof data>>

export const data = (pageContext: PageContextServer) =>
  loadCarForm(pageContext, {
    kind: 'test-drive',
    isOn: isRouteOpen(pageContext.site, 'testDrive'),
    below: '/test-drive',
    pathOf: testDrivePath,
    headOf: (car, site) => ({
      title: `Book a test drive: ${car.name} | ${site.name}`,
      description: `Choose a day and a time to drive the ${car.name} of ${site.name}.`,
    }),
  })
