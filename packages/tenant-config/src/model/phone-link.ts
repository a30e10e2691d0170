/** A phone number as read and as dialled. */
export interface PhoneLink {
  text: string
  /** "tel:0770104200" */
  href: string
}

/** Link that dials a number written in any way. */
export function createPhoneLink(text: string): PhoneLink {
  return { text, href: `tel:${text.replace(/[^\d+]/g, '')}` }
}
