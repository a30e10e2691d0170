import { EnquiryDialog, loadEnquiryFields } from '@forecourt/feature-leads'
import type { ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import type { ApplicationIslandProps } from '../islands/application.tsx'
import { EnquiryIsland, type EnquiryIslandProps } from '../islands/enquiry.tsx'
import { enquiryEffects } from '../islands/enquiry-effects.ts'
import { loadWholeStyles } from './whole-styles.ts'

/** Dialogs that were opened before, by the address of their page: what was typed is still there. */
const known = new Map<string, string>()

/** Longest wait for a form, in milliseconds; later its own page is opened. */
const LONGEST_WAIT_MS = 5000

/** A form as its own page has it: the input it is made from, and what draws it. */
interface FoundForm {
  props: EnquiryIslandProps
  draw: (idPrefix: string) => ReactNode
}

/** The form of a page; an application has code of its own, which only its dialog fetches. */
async function readForm(page: Document): Promise<FoundForm | null> {
  const read = (island: string) =>
    page.querySelector(`[data-island-props=${island}]`)?.textContent ?? null
  // The address is that of the page below.
  const over = { writesHistory: false }
  const application = read('application')
  if (application !== null) {
    const { drawApplication } = await import('./quick-application.tsx')
    const props: ApplicationIslandProps = { ...JSON.parse(application), ...over }
    return { props, draw: (idPrefix) => drawApplication({ ...props, idPrefix }) }
  }
  const enquiry = read('enquiry')
  if (enquiry === null) return null
  const props: EnquiryIslandProps = { ...JSON.parse(enquiry), ...over }
  const draw = (idPrefix: string) => (
    <EnquiryIsland {...props} {...enquiryEffects} idPrefix={idPrefix} />
  )
  return { props, draw }
}

/** The form on the page of a link. */
async function findForm(href: string): Promise<FoundForm> {
  const response = await fetch(href, {
    headers: { accept: 'text/html' },
    signal: AbortSignal.timeout(LONGEST_WAIT_MS),
  })
  const page = new DOMParser().parseFromString(await response.text(), 'text/html')
  const form = response.ok ? await readForm(page) : null
  if (!form) throw new Error(`[site] ${href} holds no form`)
  return form
}

function mount(id: string, { props, draw }: FoundForm): void {
  const place = document.body.appendChild(document.createElement('div'))
  flushSync(() =>
    createRoot(place, { identifierPrefix: id }).render(
      <EnquiryDialog
        id={id}
        carName={props.context.car_name}
        subcategory={props.subject?.subcategory}
        isForSale={props.subject?.isForSale}
        kind={props.subject?.kind}
        words={props.subject?.words}
      >
        {draw(`${id}-form`)}
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
    const [form] = await Promise.all([findForm(link.href), loadWholeStyles()])
    await loadEnquiryFields(form.props)
    mount(id, form)
    known.set(link.href, id)
  }
  const dialog = document.getElementById(id)
  // Safari does not focus a pressed link; the dialog gives the focus back to whoever has it now.
  link.focus()
  if (dialog instanceof HTMLDialogElement && !dialog.open) dialog.showModal()
}
