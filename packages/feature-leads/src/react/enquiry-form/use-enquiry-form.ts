import { type FormEvent, useEffect, useEffectEvent, useMemo, useReducer, useRef } from 'react'
import { type Enquiry, type FieldErrors, parseEnquiry } from '../../model/enquiry.ts'
import type { EnquiryContext } from '../../model/enquiry-context.ts'
import { readEnquiryDraft, restoreDraft, writeEnquiryDraft } from '../../model/enquiry-draft.ts'
import { findEnquiryErrors } from '../../model/enquiry-errors.ts'
import type { EnquirySite } from '../../model/enquiry-fields.ts'
import { createEnquiryForm, type EnquirySubject } from '../../model/enquiry-form.ts'
import { findStepIndex, findStepOfField, moveStep } from '../../model/enquiry-step.ts'
import { STEP_FAILED } from '../../model/error-message.ts'
import type { SiteEvent } from '../../model/event-number.ts'
import { createLeadEvent } from '../../model/lead-event.ts'
import type { LeadSender } from '../../model/lead-sender.ts'
import { rememberSuccess } from '../../model/remember-success.ts'
import { createLeadSubmitter, type LeadAnswer } from '../../model/submit-lead.ts'
import type { SuccessMarker } from '../../model/success-marker.ts'
import { emptyVisit } from '../../model/visit.ts'
import { recordVisit } from '../events/record-visit.ts'
import { type BrowserStorages, findBrowserStorages } from './browser-storage.ts'
import { browserConnection, type Connection } from './connection.ts'
import type { EnquiryFormViewProps } from './enquiry-form-view.tsx'
import { adoptTyped, enquirySending, newSendingKey } from './enquiry-sending.ts'
import { type EnquiryRefusal, enquiryReducer, initialEnquiryState } from './enquiry-state.ts'
import { openSharedDetails } from './shared-details.ts'
import { useStepHistory } from './use-step-history.ts'
import { useTakeUp } from './use-take-up.ts'

/** A lead that was taken. */
export interface EnquirySuccess {
  leadId: string
  /** Category as the visitor chose it. */
  category: string
  /** Kind it counts as. Source: `D-77` */
  event: SiteEvent
}

export interface EnquiryFormProps {
  /** The site, or the browser's part of it. */
  site: EnquirySite
  /** Subject of the enquiry. Default: nothing in particular. */
  subject?: EnquirySubject
  /** Hidden fields made on the server with the page. */
  context: EnquiryContext
  /** Address the form is sent to without script; also names its draft. */
  action: string
  /** Sends the enquiry when there is script. */
  send: LeadSender
  /** Called after the lead was taken; goes to the success page. */
  onSuccess: (success: EnquirySuccess) => void
  /** A sending without script that came back. Default none. */
  refused?: EnquiryRefusal | null
  /** Where drafts and details are stored. Default: the browser's storages. */
  storages?: () => BrowserStorages
  /** True when there is a network. Default: the browser's word. */
  connection?: Connection
  /** True where the form is what its page is for, and each of its steps has an address. Default false. */
  writesHistory?: boolean
  /** Called when the history leads to another step. Default: nothing happens. */
  onReturn?: () => void
  /** Further mistakes of what is typed, by field. Default: none. */
  findErrors?: (values: Enquiry) => FieldErrors
  /** Begins every id, for two forms on one page. Default `enquiry`. */
  idPrefix?: string
  /** Text of the last step's button. Default: what the form is for, such as "Send Enquiry". */
  submitLabel?: string
  /** Address of the privacy policy. Default `/privacy-policy`. */
  privacyHref?: string
}

/**
 * State of an enquiry form: checks, sends once, keeps a draft, waits for a connection.
 * Source: `D-06`, `D-07`, `D-67`, `LEAD-012`, `PLUS-037`, `PLUS-038`
 */
export function useEnquiryForm(props: EnquiryFormProps): EnquiryFormViewProps {
  const { site, subject, context, action, send, onSuccess, refused = null } = props
  const { storages = findBrowserStorages, connection = browserConnection } = props
  const { writesHistory = false, onReturn = () => {} } = props
  const form = useMemo(() => createEnquiryForm(site, subject), [site, subject])
  const [state, dispatch] = useReducer(
    enquiryReducer,
    { form, context, refused },
    initialEnquiryState,
  )
  const formRef = useRef<HTMLFormElement>(null)
  // Changes may come faster than renders, so that none begins from values a former one has changed.
  const latest = useRef(state.values)
  const visit = useRef(emptyVisit)
  const submitter = useRef(createLeadSubmitter<Enquiry>())
  const key = useRef({ key: '', content: '' })

  const details = () => openSharedDetails(site.id, storages().local)

  const storeDraft = (values: Enquiry, pendingKey: string | null, sentKey: string | null = null) =>
    writeEnquiryDraft(storages().session, site.id, action, { values, pendingKey, sentKey })

  /** One key for one content: a repeat is the same sending, a changed text is not. */
  function keyOf(values: Enquiry): string {
    const content = JSON.stringify(values)
    if (key.current.content !== content) key.current = { key: newSendingKey(), content }
    return key.current.key
  }

  const lastStep = form.steps.length - 1

  async function submit(values: Enquiry, index: number) {
    try {
      await takePress(values, index)
    } catch {
      dispatch({ type: 'refused', answer: { error: STEP_FAILED }, stepIndex: index })
    }
  }

  async function takePress(values: Enquiry, index: number) {
    const idempotencyKey = keyOf(values)
    let isQueued = false
    const answer = await submitter.current({
      userData: values,
      isLastStep: index === lastStep,
      validate: (enquiry) => {
        const errors = findMistakes(props, enquiry)
        return moveStep({ steps: form.steps, index, isBack: false, errors }).fields
      },
      send: async () => {
        if (!connection.isOnline()) {
          isQueued = true
          return null
        }
        // A tab that loads again before the answer sends the same under the same key.
        storeDraft(values, null, idempotencyKey)
        dispatch({ type: 'sending' })
        const sending = enquirySending({
          values,
          context,
          visit: visit.current,
          form: formRef.current,
        })
        try {
          return await send(sending, { idempotencyKey })
        } catch (error) {
          isQueued = !connection.isOnline()
          throw error
        }
      },
    })
    if (isQueued) {
      storeDraft(values, idempotencyKey)
      dispatch({ type: 'queued' })
    } else if (answer) finish(values, answer, index)
  }

  function finish(values: Enquiry, answer: LeadAnswer, index: number) {
    storeDraft(values, null, key.current.key)
    const { error, fields = {} } = answer
    const faulty = Object.keys(fields).map((name) => findStepOfField(form.steps, name))
    if (faulty.length > 0 || error) {
      const stepIndex = Math.min(index, ...faulty)
      return dispatch({ type: 'refused', answer, stepIndex })
    }
    if (!answer.lead_id) return dispatch({ type: 'moved', stepIndex: index + 1 })
    const { local, session } = storages()
    details().save(values)
    rememberSuccess(local, site.id, createSuccessMarker(values, subject))
    writeEnquiryDraft(session, site.id, action, null)
    dispatch({ type: 'taken' })
    onSuccess(createEnquirySuccess(values, subject, answer.lead_id))
  }

  function takeValues(values: Enquiry, stepIndex?: number) {
    latest.current = values
    dispatch({ type: 'taken up', values, stepIndex })
  }

  /** The step of the address, or the first before it at which something is missing. */
  function findOpenStep(values: Enquiry): number {
    const { stepIndex } = state
    if (refused || stepIndex === 0) return stepIndex
    const errors = findMistakes(props, values)
    const move = moveStep({ steps: form.steps, index: stepIndex - 1, isBack: false, errors })
    return move.kind === 'show' ? move.index : stepIndex
  }

  useTakeUp({
    form: formRef,
    adopt() {
      const { local, session } = storages()
      visit.current = recordVisit(site.id, { local, session })
      takeValues(adoptTyped(state.values, formRef.current))
    },
    fill() {
      const draft = refused ? null : readEnquiryDraft(storages().session, site.id, action)
      const typed = latest.current
      const restored = draft
        ? { ...restoreDraft(typed, draft, form.fields), ...pickChanged(typed, form.defaults) }
        : typed
      const values = details().fill(restored, formRef.current)
      takeValues(values, findOpenStep(values))
      if (draft?.sentKey)
        key.current = { key: draft.sentKey, content: JSON.stringify(draft.values) }
      if (!draft?.pendingKey) return
      key.current = { key: draft.pendingKey, content: JSON.stringify(values) }
      void submit(values, lastStep)
    },
    keep() {
      const values = latest.current
      const isSent = key.current.content === JSON.stringify(values)
      const isPending = readEnquiryDraft(storages().session, site.id, action)?.pendingKey
      if (!isPending) storeDraft(values, null, isSent ? key.current.key : null)
    },
    follow: (listener) => details().follow(listener),
    refill() {
      if (state.status === 'idle') takeValues(details().fill(latest.current, formRef.current))
    },
  })

  useStepHistory({
    step: state.stepIndex === 0 ? '' : (form.steps[state.stepIndex]?.id ?? ''),
    isStepNew: state.isStepNew,
    isOn: writesHistory,
    onReturn(step) {
      dispatch({ type: 'moved', stepIndex: findStepIndex(form.steps, step) })
      onReturn()
    },
  })

  const sendStored = useEffectEvent(() => {
    if (state.status === 'offline') void submit(latest.current, lastStep)
  })
  useEffect(() => connection.onReturn(() => sendStored()), [connection])

  return {
    form,
    context,
    action,
    formRef,
    idPrefix: props.idPrefix,
    submitLabel: props.submitLabel,
    privacyHref: props.privacyHref,
    ...state,
    onBack: () => dispatch({ type: 'moved', stepIndex: Math.max(state.stepIndex - 1, 0) }),
    onChange: ({ name, value, others = {} }) => {
      const values = { ...latest.current, [name]: value, ...others }
      latest.current = values
      dispatch({ type: 'changed', names: [name, ...Object.keys(others)], values })
      storeDraft(values, state.status === 'offline' ? keyOf(values) : null)
    },
    onSubmit: (event: FormEvent<HTMLFormElement>) => {
      event.preventDefault()
      void submit(latest.current, state.stepIndex)
    },
  }
}

/** Values that somebody, or the browser, has changed since the page was made. */
const pickChanged = (values: Enquiry, defaults: Enquiry): Partial<Enquiry> =>
  Object.fromEntries(
    Object.entries(values).filter(
      ([name, value]) => JSON.stringify(value) !== JSON.stringify(defaults[name as keyof Enquiry]),
    ),
  )

/** Everything wrong with what is typed, by field. */
export function findMistakes(
  { site, subject, findErrors }: Pick<EnquiryFormProps, 'site' | 'subject' | 'findErrors'>,
  values: Enquiry,
): FieldErrors {
  const parsed = parseEnquiry(values)
  if (!parsed.ok) return parsed.fields
  const { enquiry } = parsed
  return { ...findEnquiryErrors(site, enquiry, subject?.days ?? null), ...findErrors?.(enquiry) }
}

/** A lead that was taken, with the event it counts as. */
export function createEnquirySuccess(
  { category, subcategory }: Enquiry,
  subject: EnquirySubject | undefined,
  leadId: string,
): EnquirySuccess {
  const car = subject?.car ?? null
  const facts = car && { carType: car.car_type, tag: car.tag }
  const eventId = createLeadEvent({ category, subcategory, car: facts })
  const event = { eventId, carId: car?.id ?? null, dealershipId: car?.dealership_id ?? null }
  return { leadId, category, event }
}

/** Marker for the page after a lead. */
export function createSuccessMarker(
  { category, subcategory }: Enquiry,
  subject: EnquirySubject | undefined,
): SuccessMarker {
  const car = subject?.car ?? null
  return { category, subcategory, car: car && { id: car.id, name: car.name, path: car.path } }
}
