import { SuccessPage, type SuccessPageProps } from '@forecourt/feature-leads'
import { defineIsland } from '@forecourt/islands'

/** Thanks for the enquiry that went before, and what happens next. */
export const successIsland = defineIsland<
  Pick<SuccessPageProps, 'siteId' | 'marker' | 'searchHref' | 'openingHours' | 'nextSteps'>
>({ name: 'success', component: SuccessPage })
