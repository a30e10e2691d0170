import type { FieldErrors } from './enquiry.ts'
import type { EnquiryStep } from './kinds/lead-kind.ts'
import { findLeadKind } from './lead-category.ts'

const details: EnquiryStep = { id: 'details', title: 'Your details', names: 'rest' }

/**
 * The steps of a form by the category it sends; a form of one step is a plain form.
 * Source: `LEAD-005`, `LEAD-037`, `LEAD-038`
 */
export function listEnquirySteps(category: string): readonly EnquiryStep[] {
  const { firstSteps = [], lastTitle = details.title } = findLeadKind(category)?.form ?? {}
  return [...firstSteps, { ...details, title: lastTitle }]
}

/** Index of a step by its id, 0 when it is unknown. */
export function findStepIndex(steps: readonly EnquiryStep[], id: string): number {
  return Math.max(
    steps.findIndex((step) => step.id === id),
    0,
  )
}

/** Index of the step that asks a field. */
export function findStepOfField(steps: readonly EnquiryStep[], name: string): number {
  const own = steps.findIndex(({ names }) => names !== 'rest' && names.includes(name))
  return own >= 0 ? own : steps.findIndex(({ names }) => names === 'rest')
}

/** Outcome of a press: another step is shown, with its mistakes if it has any, or the form is sent. */
export type StepMove =
  | { kind: 'show'; index: number; fields: FieldErrors }
  | { kind: 'send'; fields: FieldErrors }

/**
 * The next step of a form. Back asks for nothing. Forward stops at the first step, up to the present
 * one, that has a mistake; a mistake of a later step is not yet the visitor's. Past the last step the
 * form is sent.
 * @param errors every mistake the whole form has at this moment
 * Source: `D-06`, `LEAD-005`
 */
export function moveStep(press: {
  steps: readonly EnquiryStep[]
  index: number
  isBack: boolean
  errors: FieldErrors
}): StepMove {
  const { steps, index, isBack, errors } = press
  if (isBack) return { kind: 'show', index: Math.max(index - 1, 0), fields: {} }
  for (let step = 0; step <= index; step += 1) {
    const fields = pickStepErrors(steps, step, errors)
    if (Object.keys(fields).length > 0) return { kind: 'show', index: step, fields }
  }
  if (index < steps.length - 1) return { kind: 'show', index: index + 1, fields: {} }
  return { kind: 'send', fields: {} }
}

/** The mistakes that belong to a step. */
export function pickStepErrors(
  steps: readonly EnquiryStep[],
  index: number,
  errors: FieldErrors,
): FieldErrors {
  const own = Object.entries(errors).filter(([name]) => findStepOfField(steps, name) === index)
  return Object.fromEntries(own)
}
