import type { EnquiryKind } from '@forecourt/feature-leads/model'
import { type Car, isPurchasable, isSold } from '@forecourt/stock/model'
import type { Site } from '@forecourt/tenant-config/model'
import { redirect, render } from 'vike/abort'
import type { PageContextServer } from 'vike/types'
import { enquiryProps } from '../islands/enquiry-props.ts'
import { enquirePath } from './enquire-path.ts'
import { loadCar } from './load-car.ts'

/** A form about one car with a page of its own. */
export interface CarForm {
  kind: EnquiryKind
  /** Whether the site has it; without it there is no page (`D-82`). */
  isOn: boolean
  /** Part of the path below the car's own. */
  below: string
  /** Path of the page, and where the form is sent without script. */
  pathOf: (car: Car) => string
  /** Words of the page for the browser's title and for search engines. */
  headOf: (car: Car, site: Site) => { title: string; description: string }
}

/**
 * Everything the page of such a form needs. A sold car has nothing to drive or to photograph, a
 * reserved one nothing to drive: the page leads to the form for something similar.
 * Source: `PLUS-025`, `D-10`
 */
export async function loadCarForm(
  pageContext: PageContextServer,
  { kind, isOn, below, pathOf, headOf }: CarForm,
) {
  if (!isOn) throw render(404)
  const { site, now, enquiry: answer } = pageContext
  const { car } = await loadCar(pageContext, below)
  const isToBeHad = kind === 'test-drive' ? isPurchasable(car) : !isSold(car)
  if (!isToBeHad) throw redirect(enquirePath(car, true), 302)
  const action = pathOf(car)
  const props = enquiryProps({ site, car, kind, now, action, answer })
  return {
    car,
    kind,
    enquiry: props,
    head: { ...headOf(car, site), canonicalPath: action, noindex: true },
    cache: 'private' as const,
  }
}

/** What `loadCarForm` gives a page. */
export type CarFormData = Awaited<ReturnType<typeof loadCarForm>>
