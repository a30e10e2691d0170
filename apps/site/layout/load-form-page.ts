import { loadEnquiryFields } from '@forecourt/feature-leads'
import { type EnquiryKind, type LeadPage, readStepAddress } from '@forecourt/feature-leads/model'
import { createEnquiryProps } from '@forecourt/feature-leads/server'
import { isFeatureOn } from '@forecourt/tenant-config/model'
import { render } from 'vike/abort'
import type { PageContextServer } from 'vike/types'
import { requestAddress } from './page-request.ts'

/** A kind of lead whose form about no vehicle of the stock has a page of its own. */
export interface FormPageKind {
  key: EnquiryKind
  page: LeadPage
}

/** Facts a form starts with besides its kind. */
type FormStart = Pick<Parameters<typeof createEnquiryProps>[0], 'place' | 'booked' | 'makes'>

/**
 * Form, head and caching of such a page. Without its feature there is none (`D-82`).
 * Source: `SITE-036` to `SITE-038`, `SITE-046`
 */
export async function loadFormPage(
  pageContext: PageContextServer,
  { key, page }: FormPageKind,
  start: FormStart = {},
) {
  const { site, deps, enquiry: answer } = pageContext
  const { path: action, feature, head } = page
  const step = readStepAddress(requestAddress(pageContext).href)
  if (feature && !isFeatureOn(site, feature)) throw render(404)
  const now = deps.clock()
  const enquiry = createEnquiryProps({
    site,
    car: null,
    kind: key,
    now,
    action,
    answer,
    step,
    ...start,
  })
  await loadEnquiryFields(enquiry)
  return {
    kind: key,
    enquiry,
    head: { ...head(site.name), canonicalPath: action },
    cache: 'private' as const,
  }
}
