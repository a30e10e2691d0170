import { loadEnquiryFields } from '@forecourt/feature-leads'
import { type EnquiryKind, type LeadCarPage, readStepAddress } from '@forecourt/feature-leads/model'
import { createEnquiryProps, loadBookedTimes } from '@forecourt/feature-leads/server'
import { isFeatureOn } from '@forecourt/tenant-config/model'
import { redirect, render } from 'vike/abort'
import type { PageContextServer } from 'vike/types'
import { carFormPath, enquirePath } from './enquire-path.ts'
import { loadCar } from './load-car.ts'
import { requestAddress } from './page-request.ts'

/** A kind of lead whose form about one car has a page of its own. */
export interface CarFormKind {
  key: EnquiryKind
  carPage: LeadCarPage
}

/**
 * Everything the page of such a form needs. Without its feature there is no page (`D-82`); for a car
 * that is not available this way it leads to the form for something similar.
 * Source: `PLUS-025`, `D-10`
 */
export async function loadCarForm(pageContext: PageContextServer, kind: CarFormKind) {
  const { below, feature, isOffered, head } = kind.carPage
  const { site, deps, enquiry: answer } = pageContext
  if (!isFeatureOn(site, feature)) throw render(404)
  const { car } = await loadCar(pageContext, below)
  if (!isOffered(car)) throw redirect(enquirePath(car, true), 302)
  const action = carFormPath(car, kind)
  const booked = await loadBookedTimes(deps.enquiries, site.id, car.location_id)
  const now = deps.clock()
  const step = readStepAddress(requestAddress(pageContext).href)
  const form = { kind: kind.key, action, answer, booked, step }
  const props = createEnquiryProps({ site, car, now, ...form })
  await loadEnquiryFields(props)
  return {
    car,
    kind: kind.key,
    enquiry: props,
    head: { ...head(car.name, site.name), canonicalPath: action, noindex: true },
    cache: 'private' as const,
  }
}

/** Data `loadCarForm` gives a page. */
export type CarFormData = Awaited<ReturnType<typeof loadCarForm>>
