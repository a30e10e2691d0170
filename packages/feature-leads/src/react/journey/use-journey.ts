import { useRef } from 'react'
import { readEnquiryDraft, writeEnquiryDraft } from '../../model/enquiry-draft.ts'
import { JOURNEY_TEXTS } from '../../model/journey/journey-answers.ts'
import { CONTACT_TEXTS } from '../../model/reserve/reservation-contact.ts'
import { type BrowserStorages, findBrowserStorages } from '../enquiry-form/browser-storage.ts'
import { useTakeUp } from '../enquiry-form/use-take-up.ts'
import type { JourneyFormViewProps } from './journey-form-view.tsx'

export interface JourneyFormProps
  extends Pick<JourneyFormViewProps, 'form' | 'similarHref' | 'privacyHref'> {
  /** Where drafts are stored. Default: the browser's storages. */
  storages?: () => BrowserStorages
}

const stored: readonly string[] = [...JOURNEY_TEXTS, ...CONTACT_TEXTS]

/** Controls of a form that a draft holds. */
const controlsOf = (form: HTMLFormElement) =>
  [...form.elements].filter(
    (each): each is HTMLInputElement | HTMLSelectElement =>
      (each instanceof HTMLInputElement || each instanceof HTMLSelectElement) &&
      stored.includes(each.name),
  )

const isChoice = (control: Element): control is HTMLInputElement =>
  control instanceof HTMLInputElement && control.type === 'radio'

/** Texts of the form as they stand now. */
function readControls(form: HTMLFormElement): Record<string, string> {
  const controls = controlsOf(form).filter((control) => !isChoice(control) || control.checked)
  return Object.fromEntries(controls.map(({ name, value }) => [name, value]))
}

/** Fills in what the page does not say already. */
function fillControls(form: HTMLFormElement, values: Readonly<Record<string, unknown>>): void {
  const said = readControls(form)
  for (const control of controlsOf(form)) {
    const value = values[control.name]
    if (typeof value !== 'string' || said[control.name]) continue
    if (isChoice(control)) control.checked = control.value === value
    else control.value = value
  }
}

/**
 * Remembers in the tab what is typed at a step and not sent yet. What was sent comes from the server, and
 * goes before the draft.
 * Source: `D-14`, `PLUS-038`
 */
export function useJourney(props: JourneyFormProps): JourneyFormViewProps {
  const { form, similarHref, storages = findBrowserStorages } = props
  const formRef = useRef<HTMLFormElement>(null)
  const { site, action } = form.checkout

  function storeDraft(shown: HTMLFormElement) {
    const { session } = storages()
    const before = readEnquiryDraft(session, site.id, action)?.values
    const values = { ...before, ...readControls(shown) }
    writeEnquiryDraft(session, site.id, action, { values, pendingKey: null })
  }

  useTakeUp({
    form: formRef,
    fill() {
      const draft = readEnquiryDraft(storages().session, site.id, action)
      if (draft && formRef.current) fillControls(formRef.current, draft.values)
    },
    keep: () => formRef.current && storeDraft(formRef.current),
  })
  return {
    form,
    similarHref,
    privacyHref: props.privacyHref,
    formRef,
    onInput: ({ currentTarget }) => storeDraft(currentTarget),
  }
}
