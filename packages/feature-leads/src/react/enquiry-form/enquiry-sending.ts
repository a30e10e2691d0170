import type { Enquiry } from '../../model/enquiry.ts'
import { contextFields, type EnquiryContext } from '../../model/enquiry-context.ts'
import type { LeadAttributes } from '../../model/lead-attributes.ts'
import type { EnquirySending } from '../../model/lead-sender.ts'
import { ungroupDollars } from '../../model/lead-text.ts'
import { createPageAgeToken } from '../../model/spam.ts'
import { formatStepAddress } from '../../model/step-address.ts'

/** Data that is sent for the present content of a form. Source: `DATA-054`, `DATA-055` */
export function enquirySending(parts: {
  values: Enquiry
  context: EnquiryContext
  visit: LeadAttributes
  form: HTMLFormElement | null
}): EnquirySending {
  const { values, context, visit, form } = parts
  const honeypot = form?.elements.namedItem(contextFields.honeypot)
  return {
    ...values,
    purchasePrice: ungroupDollars(values.purchasePrice),
    url: formatStepAddress(window.location.href, ''),
    source: 'Website',
    user_agent: navigator.userAgent,
    lead_attributes: visit,
    rendered_at: context.rendered_at || createPageAgeToken(performance.now()),
    website_url: honeypot instanceof HTMLInputElement ? honeypot.value : '',
  }
}

/**
 * Values as the page shows them now: a visitor, or the browser, may have filled fields before React
 * came. What another step holds is hidden and stays as it is.
 */
export function adoptTyped(values: Enquiry, form: HTMLFormElement | null): Enquiry {
  if (!form) return values
  const adopted: Record<string, unknown> = { ...values }
  const data = new FormData(form)
  for (const [name, value] of Object.entries(values)) {
    if (!isShown(form.elements.namedItem(name))) continue
    if (typeof value === 'boolean') adopted[name] = data.has(name)
    else if (Array.isArray(value)) adopted[name] = data.getAll(name).map(String)
    else if (typeof value === 'string') adopted[name] = String(data.get(name) ?? '')
  }
  const typed = adopted as Enquiry
  // The field shows separators, which nobody has typed.
  return { ...typed, purchasePrice: ungroupDollars(typed.purchasePrice) }
}

/** True for a control, or for the first of several with one name, that a visitor can see. */
function isShown(control: Element | RadioNodeList | null): boolean {
  const one = control instanceof RadioNodeList ? control[0] : control
  return one instanceof HTMLInputElement ? one.type !== 'hidden' : one != null
}

/** A fresh key for a sending; works on pages without https too. */
export function newSendingKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** True where somebody, or the browser, has changed a control since the page was made. */
export function isTypedIn(form: HTMLFormElement | null): boolean {
  return [...(form?.elements ?? [])].some((control) => {
    if (control instanceof HTMLTextAreaElement) return control.value !== control.defaultValue
    if (control instanceof HTMLSelectElement) {
      const { options, selectedIndex } = control
      return (
        selectedIndex !==
        Math.max(
          0,
          [...options].findIndex((each) => each.defaultSelected),
        )
      )
    }
    if (!(control instanceof HTMLInputElement) || control.type === 'hidden') return false
    return control.checked !== control.defaultChecked || control.value !== control.defaultValue
  })
}

/** Name of the field of a form that the visitor is in; null for none. */
export function findEnteredField(form: HTMLFormElement | null): string | null {
  const focused = form?.ownerDocument.activeElement
  return focused instanceof HTMLInputElement && focused.form === form ? focused.name : null
}
