import { JourneyForm, type JourneyFormProps } from '@forecourt/feature-leads'
import { defineIsland } from '@forecourt/islands'

/** Props of a purchase, plain enough for JSON. */
export type JourneyIslandProps = Pick<JourneyFormProps, 'form' | 'similarHref'>

export const journeyIsland = defineIsland<JourneyIslandProps>({
  name: 'journey',
  component: JourneyForm,
})
