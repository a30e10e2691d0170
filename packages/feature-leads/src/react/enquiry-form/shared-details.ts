import { islandStore } from '@forecourt/islands/store'
import type { KeyValueStorage } from '../../model/client-storage.ts'
import type { Enquiry } from '../../model/enquiry.ts'
import { pickUserDetails, prefill } from '../../model/user-details.ts'
import { getClientAtoms } from '../client-atoms/client-atoms.ts'

/** Details of the visitor that the forms of a page share. Source: `LEAD-033`, `DATA-058` */
export interface SharedDetails {
  /** With what was typed into any form of the page where a field is still empty. */
  fillTyped: (values: Enquiry) => Enquiry
  /** The same, and then with what the last enquiry held. */
  fill: (values: Enquiry) => Enquiry
  /** Tells the other forms what is typed; nothing is stored. */
  keepTyped: (values: Enquiry) => void
  /** Stores what was sent. */
  keepSent: (values: Enquiry) => void
}

/** @param storage `localStorage`, or `null` where it is blocked */
export function openSharedDetails(siteId: string, storage: KeyValueStorage | null): SharedDetails {
  const { typedDetails, userDetails } = getClientAtoms(siteId, storage)
  const fillTyped = (values: Enquiry) => prefill(values, islandStore.get(typedDetails))
  return {
    fillTyped,
    fill(values) {
      islandStore.set(userDetails)
      return prefill(fillTyped(values), islandStore.get(userDetails))
    },
    keepTyped: (values) => islandStore.set(typedDetails, pickUserDetails(values)),
    keepSent: (values) => void islandStore.set(userDetails, () => pickUserDetails(values)),
  }
}
