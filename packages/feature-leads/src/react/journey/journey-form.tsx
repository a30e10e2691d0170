'use client'

import { JourneyFormView } from './journey-form-view.tsx'
import { type JourneyFormProps, useJourney } from './use-journey.ts'

/** A step of an online purchase that remembers in the tab what is typed. */
export function JourneyForm(props: JourneyFormProps) {
  return <JourneyFormView {...useJourney(props)} />
}
