import { EnquiryDialog, loadEnquiryFields } from '@forecourt/feature-leads'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { EnquiryIsland, type EnquiryIslandProps } from '../islands/enquiry.tsx'
import { enquiryEffects } from '../islands/enquiry-effects.ts'
import { loadWholeStyles } from './whole-styles.ts'

/** Dialogs that were opened before, by the address of their page: what was typed is still there. */
const known = new Map<string, string>()

/** Longest wait for a form, in milliseconds; later its own page is opened. */
const LONGEST_WAIT_MS = 5000

/** Input the form's own page made it from. */
async function enquiryOf(href: string): Promise<EnquiryIslandProps> {
  const response = await fetch(href, {
    headers: { accept: 'text/html' },
    signal: AbortSignal.timeout(LONGEST_WAIT_MS),
  })
  const page = new DOMParser().parseFromString(await response.text(), 'text/html')
  const json = page.querySelector('[data-island-props=enquiry]')?.textContent
  if (!response.ok || !json) throw new Error(`[site] ${href} holds no enquiry`)
  return JSON.parse(json) as EnquiryIslandProps
}

function mount(id: string, props: EnquiryIslandProps): void {
  const place = document.body.appendChild(document.createElement('div'))
  flushSync(() =>
    createRoot(place, { identifierPrefix: id }).render(
      <EnquiryDialog
        id={id}
        carName={props.context.car_name}
        subcategory={props.subject?.subcategory}
        kind={props.subject?.kind}
      >
        <EnquiryIsland {...props} {...enquiryEffects} idPrefix={`${id}-form`} />
      </EnquiryDialog>,
    ),
  )
}

/**
 * Opens the page of a form a link leads to as a dialog over this one.
 * @throws when the page cannot be had or holds no form
 */
export async function openQuickEnquiry(link: HTMLAnchorElement): Promise<void> {
  const id = known.get(link.href) ?? `quick-enquiry-${known.size + 1}`
  if (!known.has(link.href)) {
    const [enquiry] = await Promise.all([enquiryOf(link.href), loadWholeStyles()])
    await loadEnquiryFields(enquiry)
    mount(id, enquiry)
    known.set(link.href, id)
  }
  const dialog = document.getElementById(id)
  // Safari does not focus a pressed link; the dialog gives the focus back to whoever has it now.
  link.focus()
  if (dialog instanceof HTMLDialogElement && !dialog.open) dialog.showModal()
}
