import { islandStore } from '@forecourt/islands/store'
import type { KeyValueStorage } from '../../model/client-storage.ts'
import type { Enquiry } from '../../model/enquiry.ts'
import { pickUserDetails, prefill } from '../../model/user-details.ts'
import { getClientAtoms } from '../client-atoms/client-atoms.ts'
import { findEnteredField } from './enquiry-sending.ts'

/** Details of the last enquiry that was sent, which the forms of a page share. Source: `LEAD-033`, `DATA-058` */
export interface SharedDetails {
  /** With these details where a field is still empty, except for the one the visitor is in. */
  fill: (values: Enquiry, form: HTMLFormElement | null) => Enquiry
  /** Stores the details of an enquiry that was sent. */
  save: (values: Enquiry) => void
  /** Calls back when another form or tab has sent others; returns what ends it. */
  follow: (listener: () => void) => () => void
}

/** @param storage `localStorage`, or `null` where it is blocked */
export function openSharedDetails(siteId: string, storage: KeyValueStorage | null): SharedDetails {
  const { userDetails } = getClientAtoms(siteId, storage)
  return {
    fill(values, form) {
      islandStore.set(userDetails)
      return prefill(values, islandStore.get(userDetails), findEnteredField(form))
    },
    save: (values) => void islandStore.set(userDetails, () => pickUserDetails(values)),
    follow: (listener) => islandStore.sub(userDetails, listener),
  }
}
