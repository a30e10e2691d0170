import { loadEnquiryFields } from '@forecourt/feature-leads'
import { hydrateIsland } from '@forecourt/islands/hydrate'
import { enquiryIsland } from './enquiry.tsx'
import { enquiryEffects } from './enquiry-effects.ts'

export const hydrate = hydrateIsland(enquiryIsland, async (props) => {
  await loadEnquiryFields(props)
  return enquiryEffects
})
