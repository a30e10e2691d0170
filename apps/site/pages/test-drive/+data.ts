import { APPOINTMENT_PATH, testDrive } from '@forecourt/feature-leads/model'
import { loadAppointment } from '@forecourt/feature-leads/server'
import { render } from 'vike/abort'
import type { PageContextServer } from 'vike/types'
import { requestAddress } from '../../layout/page-request.ts'
import { isRouteOpen } from '../../layout/site-routes.ts'

export type Data = Awaited<ReturnType<typeof data>>

/** The test drive of `?token=…`; with what came of a form posted from it. Source: `PLUS-108` */
export async function data(pageContext: PageContextServer) {
  const { site, deps, appointment: refused } = pageContext
  if (!isRouteOpen(site, 'bookedTestDrive')) throw render(404)
  const query = requestAddress(pageContext).searchParams
  const token = query.get('token') ?? ''
  const ports = { ...deps.enquiries, linkKey: deps.suppressions.linkKey }
  return {
    page: {
      view: await loadAppointment(ports, site, token),
      token,
      done: query.get('done') === 'moved' ? ('moved' as const) : null,
      problem: refused?.error ?? null,
      bookHref: testDrive.page.path,
    },
    head: {
      title: `Your test drive | ${site.name}`,
      description: `Move or cancel a test drive at ${site.name}.`,
      canonicalPath: APPOINTMENT_PATH,
      noindex: true,
    },
    cache: 'private' as const,
  }
}
