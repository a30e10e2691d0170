import { testDrive } from '@forecourt/feature-leads/model'
import { loadBookedTimes } from '@forecourt/feature-leads/server'
import { type Location, listDepartments } from '@forecourt/feature-locations/model'
import { loadStockOverview } from '@forecourt/feature-search/server'
import type { PageContextServer } from 'vike/types'
import { loadFormPage } from '../../layout/load-form-page.ts'
import { requestAddress, searchPorts } from '../../layout/page-request.ts'

export type Data = Awaited<ReturnType<typeof data>>

/** The location a form came back from, else the one of `?location=`, else the main one. */
function choosePlace(places: readonly Location[], pageContext: PageContextServer): Location | null {
  const typed = pageContext.enquiry?.values?.location_id
  const asked = requestAddress(pageContext).searchParams.get('location')
  const chosen = places.find(({ id, slug }) => (typed ? id === typed : slug === asked))
  return chosen ?? places[0] ?? null
}

/** Everything the page of a test drive needs that starts with no vehicle of the stock. Source: `SITE-036`, `D-66` */
export async function data(pageContext: PageContextServer) {
  const { site, deps } = pageContext
  const places = listDepartments(site, ['sales', 'used'])
  const place = choosePlace(places, pageContext)
  const [booked, stock] = await Promise.all([
    loadBookedTimes(deps.enquiries, site.id, place?.id ?? null),
    loadStockOverview(searchPorts(pageContext), site, 1),
  ])
  const labels = stock?.makes.map(({ label }) => label) ?? []
  const makes = labels.toSorted((a, b) => a.localeCompare(b, 'en-AU'))
  const page = await loadFormPage(pageContext, testDrive, { place, booked, makes })
  return { ...page, places, place }
}
