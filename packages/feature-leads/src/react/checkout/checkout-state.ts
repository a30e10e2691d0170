import type { FieldErrors } from '../../model/enquiry.ts'
import type { CheckoutStart } from '../../model/reserve/checkout-page.ts'
import { type CheckoutStep, findFaultyStep } from '../../model/reserve/checkout-step.ts'
import type { CheckoutFormViewProps } from './checkout-form-view.tsx'
import type { CheckoutValues } from './checkout-values.ts'

/** Part of a checkout that changes. */
export type CheckoutFormState = Required<
  Pick<
    CheckoutFormViewProps,
    | 'values'
    | 'step'
    | 'errors'
    | 'reported'
    | 'failure'
    | 'isGone'
    | 'isSending'
    | 'attempt'
    | 'isStepNew'
    | 'isScripted'
  >
>

type CheckoutAction =
  | { type: 'taken up'; values: CheckoutValues; step?: CheckoutStep }
  | { type: 'changed'; name: string; values: CheckoutValues }
  | { type: 'moved'; step: CheckoutStep }
  | { type: 'mistaken'; step: CheckoutStep; errors: FieldErrors }
  | { type: 'sending' }
  | { type: 'refused'; code: string; failure: string; errors: FieldErrors }

/** The checkout as its page was rendered. */
export const createCheckoutState = (start: CheckoutStart): CheckoutFormState => ({
  values: { contact: start.contact, paymentToken: start.paymentToken },
  step: start.step,
  errors: start.errors,
  reported: start.errors,
  failure: start.failure,
  isGone: start.isGone,
  isSending: false,
  attempt: 0,
  isStepNew: false,
  isScripted: false,
})

const noMistakes = { errors: {}, reported: {}, failure: null, isGone: false }

/** Outcomes that another card, or another press at the payment, may change. */
const paymentCodes = new Set(['payment_declined', 'payment_unanswered', 'hold_ended'])

/** The next state of a checkout. */
export function checkoutReducer(
  state: CheckoutFormState,
  action: CheckoutAction,
): CheckoutFormState {
  const attempt = state.attempt + 1
  switch (action.type) {
    case 'taken up':
      return {
        ...state,
        values: action.values,
        step: action.step ?? state.step,
        isScripted: true,
      }
    case 'changed': {
      const { [action.name]: _, ...errors } = state.errors
      const failure = action.name === 'payment_token' ? null : state.failure
      return { ...state, values: action.values, errors, failure }
    }
    case 'moved':
      return { ...state, ...noMistakes, step: action.step, isStepNew: true }
    case 'mistaken': {
      const { errors, step } = action
      const isStepNew = state.isStepNew || step !== state.step
      return { ...state, ...noMistakes, errors, reported: errors, step, isStepNew, attempt }
    }
    case 'sending':
      return { ...state, ...noMistakes, isSending: true }
    case 'refused': {
      const { code, errors, failure } = action
      const isPayment = paymentCodes.has(code)
      const faulty = findFaultyStep(errors)
      const step = faulty ?? (isPayment ? 'payment' : state.step)
      return {
        ...state,
        errors,
        reported: errors,
        failure: faulty === null ? failure : null,
        isGone: code === 'vehicle_gone',
        step,
        isStepNew: state.isStepNew || step !== state.step,
        isSending: false,
        attempt,
      }
    }
  }
}
