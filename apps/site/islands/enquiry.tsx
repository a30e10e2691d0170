import { EnquiryForm, type EnquiryFormProps } from '@forecourt/feature-leads'
import { defineIsland } from '@forecourt/islands'

/** Props of an enquiry form, plain enough for JSON. */
export type EnquiryIslandProps = Pick<
  EnquiryFormProps,
  | 'site'
  | 'subject'
  | 'context'
  | 'action'
  | 'refused'
  | 'idPrefix'
  | 'submitLabel'
  | 'writesHistory'
>

/** Things only the browser can do. */
export type EnquiryEffects = Pick<EnquiryFormProps, 'send' | 'onSuccess'>

/** Stands in on the server, where nothing is sent. */
const inertEnquiryEffects: EnquiryEffects = {
  send: () => Promise.reject(new Error('[site] a server render sends no enquiry')),
  onSuccess: () => undefined,
}

/** The enquiry form. */
export function EnquiryIsland(props: EnquiryIslandProps & Partial<EnquiryEffects>) {
  return <EnquiryForm {...inertEnquiryEffects} {...props} />
}

export const enquiryIsland = defineIsland<EnquiryIslandProps, EnquiryEffects>({
  name: 'enquiry',
  component: EnquiryIsland,
})
