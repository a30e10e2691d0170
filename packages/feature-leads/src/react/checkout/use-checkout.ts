import { type FormEvent, useReducer, useRef } from 'react'
import type { FieldErrors } from '../../model/enquiry.ts'
import { readEnquiryDraft, writeEnquiryDraft } from '../../model/enquiry-draft.ts'
import { createEnquiryDefaults } from '../../model/enquiry-form.ts'
import type { SiteEvent } from '../../model/event-number.ts'
import { reservation as kind } from '../../model/kinds/reservation.ts'
import { createLeadEvent } from '../../model/lead-event.ts'
import { leadMessage } from '../../model/lead-message.ts'
import { rememberSuccess } from '../../model/remember-success.ts'
import type { CheckoutForm, CheckoutStart } from '../../model/reserve/checkout-page.ts'
import {
  type CheckoutStep,
  findCheckoutIndex,
  findFaultyStep,
  formatCheckoutStep,
  moveCheckoutStep,
  pickStepErrors,
  readCheckoutStep,
} from '../../model/reserve/checkout-step.ts'
import { formatReservationReference } from '../../model/reserve/reservation.ts'
import {
  type ReservationContact,
  readReservationContact,
} from '../../model/reserve/reservation-contact.ts'
import { findContactErrors } from '../../model/reserve/reservation-lead.ts'
import { reservationMessage } from '../../model/reserve/reservation-message.ts'
import type { ReservationSender } from '../../model/reserve/reservation-sender.ts'
import { formatStepAddress } from '../../model/step-address.ts'
import { emptyVisit } from '../../model/visit.ts'
import { type BrowserStorages, findBrowserStorages } from '../enquiry-form/browser-storage.ts'
import { newSendingKey } from '../enquiry-form/enquiry-sending.ts'
import { openSharedDetails } from '../enquiry-form/shared-details.ts'
import { useStepHistory } from '../enquiry-form/use-step-history.ts'
import { useTakeUp } from '../enquiry-form/use-take-up.ts'
import { recordVisit } from '../events/record-visit.ts'
import type { CheckoutFormViewProps } from './checkout-form-view.tsx'
import { checkoutReducer, createCheckoutState } from './checkout-state.ts'
import type { CheckoutValues } from './checkout-values.ts'

export interface CheckoutFormProps {
  /** The car, the deposit, the processor, and where the form starts. */
  form: CheckoutForm
  /** Where "Find Me Something Similar" leads. */
  similarHref: string
  /** Sends the reservation when there is script. */
  send: ReservationSender
  /** Called once the car is reserved; goes to the success page. */
  onReserved: (event: SiteEvent) => void
  /** Called when the bank, the processor or the sign-in asks at a page of its own; goes there. */
  onElsewhere: (url: string) => void
  /** Posts the form for a page that shows what the car costs now. Default: the browser does. */
  postForm?: (form: HTMLFormElement) => void
  /** Address of the privacy policy. Default `/privacy-policy`. */
  privacyHref?: string | undefined
  /** Where drafts and details are stored. Default: the browser's storages. */
  storages?: () => BrowserStorages
}

const submitForm = (form: HTMLFormElement) => form.submit()

/** Mistakes of everything that is asked. */
export function findCheckoutErrors(form: CheckoutForm, values: CheckoutValues): FieldErrors {
  const isUnchosen = form.processor.choices.length > 0 && values.paymentToken === ''
  return {
    ...findContactErrors(form.site, values.contact),
    ...(isUnchosen && { payment_token: reservationMessage.unchosen }),
  }
}

/** State of a checkout: checks each step, sends once, and keeps what was typed. Source: `D-13`, `PLUS-038` */
export function useCheckout(props: CheckoutFormProps): CheckoutFormViewProps {
  const { form, similarHref, send, onReserved, onElsewhere } = props
  const { storages = findBrowserStorages, postForm = submitForm } = props
  const [state, dispatch] = useReducer(checkoutReducer, form.start, createCheckoutState)
  const formRef = useRef<HTMLFormElement>(null)
  const visit = useRef(emptyVisit)
  const isRunning = useRef(false)
  const key = useRef({ key: '', content: '' })
  const { site, car } = form
  const { values, step } = state

  const storeDraft = (draft: CheckoutValues | null) =>
    writeEnquiryDraft(
      storages().session,
      site.id,
      form.action,
      draft && {
        values: { ...draft.contact, payment_token: draft.paymentToken },
        pendingKey: null,
      },
    )

  /** One key for one content until it was answered: a press that was lost on the way is not another sending. */
  function keyOf(): string {
    const content = JSON.stringify(values)
    if (key.current.content !== content) key.current = { key: newSendingKey(), content }
    return key.current.key
  }

  async function reserve() {
    if (isRunning.current) return
    isRunning.current = true
    dispatch({ type: 'sending' })
    try {
      const answer = await send({
        car_id: car.id,
        contact: values.contact,
        processor: form.processor.key,
        payment_token: values.paymentToken,
        shown_offer: form.shownOffer,
        idempotency_key: keyOf(),
        url: formatStepAddress(window.location.href, ''),
        lead_attributes: visit.current,
      })
      if (answer.kind === 'reserved') return finish(answer.id)
      if (answer.kind === 'elsewhere') return onElsewhere(answer.url)
      // Signed out meanwhile: the page itself leads to where one signs in, and this tab knows what was typed.
      if (answer.code === 'sign_in_needed') return onElsewhere(window.location.href)
      // The page that comes back shows the new price and says so, with everything typed.
      if (answer.code === 'offer_changed' && formRef.current) return postForm(formRef.current)
      key.current = { key: '', content: '' }
      const { code, error, fields = {} } = answer
      dispatch({ type: 'refused', code, failure: error ?? leadMessage.unexpected, errors: fields })
    } catch {
      // It may have arrived: the same press again is the same reservation.
      const failure = navigator.onLine
        ? reservationMessage.unavailable
        : leadMessage.offlineTryAgain
      dispatch({ type: 'refused', code: '', failure, errors: {} })
    } finally {
      isRunning.current = false
    }
  }

  function finish(id: string) {
    const { local } = storages()
    storeDraft(null)
    openSharedDetails(site.id, local).save({
      ...createEnquiryDefaults(site),
      ...values.contact,
    })
    rememberSuccess(local, site.id, {
      category: kind.category,
      car: { id: car.id, name: car.name, path: car.path },
      receipt: { reference: formatReservationReference(id), amount: form.amount },
    })
    const facts = { carType: car.carType, tag: car.tag }
    const eventId = createLeadEvent({ category: kind.category, car: facts })
    onReserved({ eventId, carId: car.id, dealershipId: car.dealershipId })
  }

  useTakeUp({
    form: formRef,
    adopt() {
      const { local, session } = storages()
      visit.current = recordVisit(site.id, { local, session })
      dispatch({ type: 'taken up', values: adoptTyped(values, formRef.current) })
    },
    fill() {
      const { local, session } = storages()
      const draft = readEnquiryDraft(session, site.id, form.action)
      const contact = draft
        ? restoreContact(form.start, values.contact, readReservationContact(draft.values))
        : values.contact
      const details = openSharedDetails(site.id, local)
      const filled = details.fill(
        Object.assign(createEnquiryDefaults(site), contact),
        formRef.current,
      )
      const known = { ...contact, ...pickFilled(readReservationContact({ ...filled })) }
      const next = {
        contact: { ...known, opt_in: contact.opt_in },
        paymentToken: values.paymentToken || findChoice(form, draft?.values['payment_token']),
      }
      dispatch({ type: 'taken up', values: next, step: findOpenStep(form, next, step) })
    },
    keep: () => storeDraft(values),
  })

  useStepHistory({
    step: formatCheckoutStep(step),
    isStepNew: state.isStepNew,
    onReturn: (returned) => dispatch({ type: 'moved', step: readCheckoutStep(returned) }),
  })

  return {
    form,
    similarHref,
    privacyHref: props.privacyHref,
    formRef,
    ...state,
    onBack: () => dispatch({ type: 'moved', step: moveCheckoutStep(step, -1) }),
    onChange: ({ name, value }) => {
      const next: CheckoutValues =
        name === 'payment_token'
          ? { ...values, paymentToken: String(value) }
          : { ...values, contact: { ...values.contact, [name]: value } }
      dispatch({ type: 'changed', name, values: next })
      storeDraft(next)
    },
    onSubmit: (event: FormEvent<HTMLFormElement>) => {
      event.preventDefault()
      const errors = findCheckoutErrors(form, values)
      const faulty = step === 'confirm' ? findFaultyStep(errors) : step
      const found = pickStepErrors(errors, faulty ?? step)
      if (Object.keys(found).length > 0)
        return dispatch({ type: 'mistaken', step: faulty ?? step, errors: found })
      if (step !== 'confirm') return dispatch({ type: 'moved', step: moveCheckoutStep(step, 1) })
      void reserve()
    },
  }
}

const pickFilled = <T extends object>(contact: T): Partial<T> =>
  Object.fromEntries(Object.entries(contact).filter(([, value]) => value !== '')) as Partial<T>

/** Contact with what the draft says where nobody has typed since, unless a form that was sent says more. */
function restoreContact(
  { contact: start, isSent = false }: CheckoutStart,
  shown: ReservationContact,
  draft: ReservationContact,
): ReservationContact {
  const isOpen = (value: unknown, name: string) =>
    isSent ? value === '' : value === start[name as keyof ReservationContact]
  const open = Object.entries(shown).filter(([name, value]) => isOpen(value, name))
  const drafted = pickFilled({ ...draft, opt_in_version: '' })
  const restored = open.filter(([name]) => name in drafted)
  return {
    ...shown,
    ...Object.fromEntries(
      restored.map(([name]) => [name, drafted[name as keyof ReservationContact]]),
    ),
  }
}

/** Token of a choice that was made before; '' where the processor has it no more. */
const findChoice = ({ processor }: CheckoutForm, token: unknown): string =>
  processor.choices.find((choice) => choice.token === token)?.token ?? ''

/** A step of an address, or the first before it at which something is missing. */
function findOpenStep(form: CheckoutForm, values: CheckoutValues, asked: CheckoutStep) {
  const faulty = findFaultyStep(findCheckoutErrors(form, values))
  return faulty && findCheckoutIndex(faulty) < findCheckoutIndex(asked) ? faulty : asked
}

/** Values as the page shows them now: a visitor, or the browser, may have filled fields before React came. */
function adoptTyped(values: CheckoutValues, form: HTMLFormElement | null): CheckoutValues {
  if (!form) return values
  const data = new FormData(form)
  return {
    contact: readReservationContact(Object.fromEntries(data)),
    paymentToken: String(data.get('payment_token') ?? ''),
  }
}
