/** A phone number as read and as dialled. */
export interface PhoneLink {
  text: string
  /** "tel:0770104200" */
  href: string
}

/** Link that dials a number written in any way; the 0 of "+61 (0)2" is for those who dial without +61. */
export function createPhoneLink(text: string): PhoneLink {
  return { text, href: `tel:${text.replace(/^(\+\d+\s*)\(0\)/, '$1').replace(/[^\d+]/g, '')}` }
}
