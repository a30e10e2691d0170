import type { Enquiry, FieldErrors } from '../../model/enquiry.ts'
import type { EnquiryForm } from '../../model/enquiry-form.ts'
import { leadMessage } from '../../model/lead-message.ts'
import type { LeadAnswer } from '../../model/submit-lead.ts'
import type { EnquiryStatus } from './enquiry-form-view.tsx'

/** A sending without script that came back: what was typed, and what was wrong. */
export interface EnquiryRefusal {
  /** `null` when the sending could not be read. */
  values: Enquiry | null
  fields?: FieldErrors
  /** A sentence for the visitor; shown when no field is wrong. */
  error: string
}

/** State of an enquiry form. */
export interface EnquiryState {
  values: Enquiry
  /** Mistakes by field; one goes as soon as its field is changed. */
  errors: FieldErrors
  /** Mistakes of the last press, which stay above the form until the next one (`D-80`). */
  reported: FieldErrors
  failure: string | null
  status: EnquiryStatus
  attempt: number
  isScripted: boolean
}

type EnquiryAction =
  | { type: 'taken up'; values: Enquiry }
  | { type: 'changed'; name: string; values: Enquiry }
  | { type: 'sending' }
  | { type: 'kept' }
  | { type: 'refused'; answer: LeadAnswer }
  | { type: 'taken' }

/** State of the first render, the same on the server and in the browser. */
export function initialEnquiryState({
  form,
  refused,
}: {
  form: EnquiryForm
  refused: EnquiryRefusal | null
}): EnquiryState {
  const errors = refused?.fields ?? {}
  const hasErrors = Object.keys(errors).length > 0
  return {
    values: refused?.values ?? form.defaults,
    errors,
    reported: errors,
    failure: refused && !hasErrors ? refused.error : null,
    status: refused && !hasErrors ? 'failure' : 'idle',
    attempt: 0,
    isScripted: false,
  }
}

const clean = { errors: {}, reported: {}, failure: null }

/** What happens to a form. Source: `LEAD-012`, `D-67` */
export function enquiryReducer(state: EnquiryState, action: EnquiryAction): EnquiryState {
  switch (action.type) {
    case 'taken up':
      return { ...state, values: action.values, isScripted: true }
    case 'changed': {
      const { [action.name]: _, ...errors } = state.errors
      return { ...state, values: action.values, errors }
    }
    case 'sending':
      return { ...state, ...clean, status: 'submitting' }
    case 'kept':
      return { ...state, ...clean, status: 'offline' }
    case 'refused':
      return { ...state, ...refusedState(action.answer), attempt: state.attempt + 1 }
    case 'taken':
      return { ...state, ...clean, status: 'success' }
  }
}

function refusedState({ fields = {}, error }: LeadAnswer): Partial<EnquiryState> {
  const hasErrors = Object.keys(fields).length > 0
  if (hasErrors) return { status: 'idle', errors: fields, reported: fields, failure: null }
  return { ...clean, status: 'failure', failure: error ?? leadMessage.unexpected }
}
