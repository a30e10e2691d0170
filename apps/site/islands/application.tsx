import { ApplicationForm, type ApplicationFormProps } from '@forecourt/feature-leads'
import { defineIsland } from '@forecourt/islands'

/** Props of an application, plain enough for JSON. */
export type ApplicationIslandProps = Pick<
  ApplicationFormProps,
  | 'site'
  | 'subject'
  | 'context'
  | 'action'
  | 'refused'
  | 'idPrefix'
  | 'partnerName'
  | 'dealerName'
  | 'start'
  | 'writesHistory'
> & {
  /** Key of the lender in the address of its calls. */
  partnerKey: string
}

/** Things only the browser can do. */
export type ApplicationEffects = Pick<
  ApplicationFormProps,
  'send' | 'apply' | 'calls' | 'onCode' | 'onLead' | 'onApplied' | 'findErrors'
>

const refuse = () => Promise.reject(new Error('[site] a server render sends nothing'))

/** Stands in on the server, where nothing is sent. */
const inertApplicationEffects: ApplicationEffects = {
  send: refuse,
  apply: refuse,
  calls: { limit: refuse, send: refuse, verify: refuse, record: refuse, isKnown: refuse },
  onLead: () => undefined,
  onApplied: () => undefined,
}

/** The finance form in steps, where a lender takes the application. */
export function ApplicationIsland(props: ApplicationIslandProps & Partial<ApplicationEffects>) {
  return <ApplicationForm {...inertApplicationEffects} {...props} />
}

export const applicationIsland = defineIsland<ApplicationIslandProps, ApplicationEffects>({
  name: 'application',
  component: ApplicationIsland,
})
