import type { Enquiry, FieldErrors } from '../../model/enquiry.ts'
import type { EnquiryContext } from '../../model/enquiry-context.ts'
import type { EnquiryForm } from '../../model/enquiry-form.ts'
import { findStepIndex } from '../../model/enquiry-step.ts'
import { leadMessage } from '../../model/lead-message.ts'
import type { LeadAnswer } from '../../model/submit-lead.ts'
import type { EnquiryStatus } from './enquiry-form-view.tsx'

/** A sending without script that came back: what was typed, and what was wrong. */
export interface EnquiryRefusal {
  /** `null` when the sending could not be read. */
  values: Enquiry | null
  fields?: FieldErrors
  /** A sentence for the visitor, shown when no field is wrong; '' when another step follows. */
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
  /** Step that is shown, from 0. */
  stepIndex: number
  /** True once a press led to the step. */
  isStepNew: boolean
  isScripted: boolean
}

type EnquiryAction =
  | { type: 'taken up'; values: Enquiry; stepIndex?: number }
  | { type: 'changed'; names: readonly string[]; values: Enquiry }
  | { type: 'moved'; stepIndex: number }
  | { type: 'sending' }
  | { type: 'queued' }
  | { type: 'refused'; answer: LeadAnswer; stepIndex: number }
  | { type: 'taken' }

/** State of the first render, the same on the server and in the browser. */
export function initialEnquiryState({
  form,
  context,
  refused,
}: {
  form: EnquiryForm
  context: EnquiryContext
  refused: EnquiryRefusal | null
}): EnquiryState {
  const errors = refused?.fields ?? {}
  const hasErrors = Object.keys(errors).length > 0
  return {
    values: refused?.values ?? form.defaults,
    errors,
    reported: errors,
    failure: (!hasErrors && refused?.error) || null,
    status: !hasErrors && refused?.error ? 'failure' : 'idle',
    attempt: 0,
    stepIndex: findStepIndex(form.steps, context.step ?? ''),
    isStepNew: false,
    isScripted: false,
  }
}

const clean = { errors: {}, reported: {}, failure: null }

/** Events of a form. Source: `LEAD-012`, `D-67` */
export function enquiryReducer(state: EnquiryState, action: EnquiryAction): EnquiryState {
  switch (action.type) {
    case 'taken up':
      return {
        ...state,
        values: action.values,
        stepIndex: action.stepIndex ?? state.stepIndex,
        isScripted: true,
      }
    case 'changed': {
      const changed = new Set(action.names)
      const leave = (errors: FieldErrors) =>
        Object.fromEntries(Object.entries(errors).filter(([name]) => !changed.has(name)))
      const { errors, reported } = state
      return { ...state, values: action.values, errors: leave(errors), reported: leave(reported) }
    }
    case 'moved':
      return { ...state, ...clean, status: 'idle', stepIndex: action.stepIndex, isStepNew: true }
    case 'sending':
      return { ...state, ...clean, status: 'submitting' }
    case 'queued':
      return { ...state, ...clean, status: 'offline' }
    case 'refused':
      return {
        ...state,
        ...refusedState(action.answer),
        stepIndex: action.stepIndex,
        isStepNew: state.isStepNew || action.stepIndex !== state.stepIndex,
        attempt: state.attempt + 1,
      }
    case 'taken':
      return { ...state, ...clean, status: 'success' }
  }
}

function refusedState({ fields = {}, error }: LeadAnswer): Partial<EnquiryState> {
  const hasErrors = Object.keys(fields).length > 0
  if (hasErrors) return { status: 'idle', errors: fields, reported: fields, failure: null }
  return { ...clean, status: 'failure', failure: error ?? leadMessage.unexpected }
}
