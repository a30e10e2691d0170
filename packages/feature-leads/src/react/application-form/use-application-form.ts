import { type FormEvent, useEffect, useEffectEvent, useRef, useState } from 'react'
import { findApplicantErrors } from '../../model/application/application-errors.ts'
import type { ApplicationStart } from '../../model/application/application-start.ts'
import {
  type ApplicationAnswer,
  type SentApplication,
  submitApplication,
} from '../../model/application/submit-application.ts'
import { createLeadPayload } from '../../model/lead.ts'
import type { EnquirySending, LeadSender } from '../../model/lead-sender.ts'
import { normalisePhone } from '../../model/phone.ts'
import { rememberSuccess } from '../../model/remember-success.ts'
import type { CodeListener, PhoneCodeCalls } from '../../model/sign-in/phone-code-calls.ts'
import { findBrowserStorages } from '../enquiry-form/browser-storage.ts'
import {
  createEnquirySuccess,
  createSuccessMarker,
  type EnquiryFormProps,
  type EnquirySuccess,
  findMistakes,
  useEnquiryForm,
} from '../enquiry-form/use-enquiry-form.ts'
import { usePhoneVerification } from '../phone-verification/use-phone-verification.ts'
import { useSentCode } from '../phone-verification/use-sent-code.ts'
import type { ApplicationFormViewProps } from './application-form-view.tsx'

export interface ApplicationFormProps extends Omit<EnquiryFormProps, 'onSuccess' | 'submitLabel'> {
  /** Name of who takes the application, such as a lender. */
  partnerName: string
  /** Name of the dealer, who gets the lead. */
  dealerName: string
  /** Where a form without script has come to, and which phone is proved already. */
  start: ApplicationStart
  /** Sends and checks codes. */
  calls: PhoneCodeCalls
  /** Applies to the partner. */
  apply: (sent: SentApplication) => Promise<ApplicationAnswer>
  /** Counts what happened to codes. Default: nothing is counted. */
  onCode?: CodeListener
  /** Called once for each lead that was taken, whatever became of the application. */
  onLead: (success: EnquirySuccess) => void
  /** Called with the page of the partner once both were taken. */
  onApplied: (applied: { redirectUrl: string }) => void
  /** Page after the lead, for a visitor who leaves the partner out. Default `/success`. */
  successHref?: string
}

/** State of an application: the form, the phone, and both halves of its sending. Source: `D-89`, `FIN-088` to `FIN-094` */
export function useApplicationForm(props: ApplicationFormProps): ApplicationFormViewProps {
  const { partnerName, dealerName, start, calls, apply, onCode, onLead, onApplied } = props
  const { site, subject, send, storages = findBrowserStorages } = props
  const [verifiedPhone, setVerifiedPhone] = useState(start.verifiedPhone)
  const [refusal, setRefusal] = useState(start.refusal)
  const countedLead = useRef('')
  const redirect = useRef('')

  function noteLead(leadId: string, sending: EnquirySending) {
    if (countedLead.current === leadId) return
    countedLead.current = leadId
    // The visitor may leave the partner out and go on to the page after a lead.
    rememberSuccess(storages().local, site.id, createSuccessMarker(sending, subject))
    onLead(createEnquirySuccess(sending, subject, leadId))
  }

  const sendBoth: LeadSender = async (sending, { idempotencyKey }) => {
    const { url, user_agent: userAgent, lead_attributes: attributes } = sending
    const lead = createLeadPayload(sending, { url, userAgent, attributes })
    const outcome = await submitApplication({
      async sendLead() {
        const answer = await send(sending, { idempotencyKey })
        if (answer.lead_id) noteLead(answer.lead_id, sending)
        return answer
      },
      apply: () => apply({ enquiry: sending, lead, idempotencyKey }),
    })
    setRefusal(outcome.refusal)
    if (outcome.isUnverified) forgetPhone()
    if (outcome.redirectUrl === null)
      return { error: outcome.refusal?.error, fields: outcome.fields }
    redirect.current = outcome.redirectUrl
    return { lead_id: outcome.leadId ?? undefined }
  }

  const checked: EnquiryFormProps = {
    ...props,
    findErrors: (enquiry) => ({ ...findApplicantErrors(enquiry), ...props.findErrors?.(enquiry) }),
    send: sendBoth,
    onSuccess: () => onApplied({ redirectUrl: redirect.current }),
    onReturn: () => setRefusal(null),
  }
  const view = useEnquiryForm(checked)
  const { values, stepIndex = 0, form } = view
  const { name, last_name, email, phone } = values
  const verification = usePhoneVerification({
    details: { name, last_name, email, phone },
    calls,
    onEvent: onCode,
    initial: start,
  })
  const { action } = props
  useSentCode(
    { siteId: site.id, action, details: { name, last_name, email, phone }, storages },
    verification,
  )
  const isVerified = verifiedPhone !== null && verifiedPhone === normalisePhone(phone)

  function forgetPhone() {
    setVerifiedPhone(null)
    verification.view.onChangeNumber()
  }

  const showPhone = useEffectEvent(() => {
    const field = verification.reported.phone && view.formRef?.current?.elements.namedItem('phone')
    if (field instanceof HTMLElement) field.focus()
  })
  useEffect(() => {
    if (verification.view.attempt > 0) showPhone()
  }, [verification.view.attempt])

  async function verifyAndSubmit(event: FormEvent<HTMLFormElement>) {
    if (!(await verification.verify())) return
    setVerifiedPhone(normalisePhone(phone))
    view.onSubmit?.(event)
  }

  const isLast = stepIndex === form.steps.length - 1
  return {
    ...view,
    partnerName,
    dealerName,
    successHref: props.successHref,
    refusal: view.status === 'submitting' ? null : refusal,
    isVerified,
    verification: {
      ...verification.view,
      failure: findFailure(verification),
      onChangeNumber: forgetPhone,
    },
    status: verification.isChecking ? 'submitting' : view.status,
    failure: refusal ? null : view.failure,
    onChange: (change) => {
      if (change.name === 'phone') verification.clearError('phone')
      view.onChange?.(change)
    },
    onBack: () => {
      setRefusal(null)
      view.onBack?.()
    },
    onSubmit: (event) => {
      event.preventDefault()
      setRefusal(null)
      const hasMistakes = Object.keys(findMistakes(checked, values)).length > 0
      if (!isLast || isVerified || hasMistakes) return view.onSubmit?.(event)
      if (verification.view.status !== 'code-sent') return verification.view.onSend()
      void verifyAndSubmit(event)
    },
  }
}

/** Words above the phone; of a mistake in a field of another step too, which is not shown here. */
function findFailure({ view, errors }: ReturnType<typeof usePhoneVerification>): string | null {
  return view.failure ?? errors.name ?? errors.last_name ?? errors.email ?? null
}
