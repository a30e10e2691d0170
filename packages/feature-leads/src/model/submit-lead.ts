import type { FieldErrors } from './enquiry.ts'
import { leadMessage } from './lead-message.ts'

/** Words the server says to a lead; nothing else of its answer is read. Source: `D-05` */
export interface LeadAnswer {
  lead_id?: string | undefined
  /** A sentence for the visitor, shown as it is. */
  error?: string | undefined
  /** Mistakes by field, where the server found some. */
  fields?: FieldErrors | undefined
}

/** One press of a lead form's button. */
export interface LeadSubmission<UserData> {
  userData: UserData
  /** False on every step of a form with steps but the last. */
  isLastStep: boolean
  /** Sends the data; called once, on the last step only. */
  send: (userData: UserData) => Promise<LeadAnswer | null | undefined>
  /** Mistakes of the present step; none when it is an empty record. Default: no check. */
  validate?: (userData: UserData) => FieldErrors
}

/**
 * The one function behind every lead form. A step that is not the last is checked and calls nothing.
 * @returns `{ fields }` when the step has mistakes, `{}` after a step that is not the last, else
 *   `{ lead_id }` or `{ error }`; a thrown or empty answer is 'An unexpected error occured'
 * Source: `D-06`, `LEAD-005`, `LEAD-010`, `LEAD-011`
 */
export async function submitLead<UserData>(
  submission: LeadSubmission<UserData>,
): Promise<LeadAnswer> {
  const { userData, isLastStep, send, validate } = submission
  const fields = validate?.(userData) ?? {}
  if (Object.keys(fields).length > 0) return { fields }
  if (!isLastStep) return {}
  try {
    const answer = await send(userData)
    if (answer?.lead_id) return { lead_id: answer.lead_id }
    return { error: answer?.error || leadMessage.unexpected, fields: answer?.fields }
  } catch {
    return { error: leadMessage.unexpected }
  }
}

/**
 * `submitLead` for one form: a press while the last one is under way does nothing.
 * @returns the answer, or `null` for an ignored press
 * Source: `D-06`
 */
export function createLeadSubmitter<UserData>(): (
  submission: LeadSubmission<UserData>,
) => Promise<LeadAnswer | null> {
  let isRunning = false
  return async (submission) => {
    if (isRunning) return null
    isRunning = true
    try {
      return await submitLead(submission)
    } finally {
      isRunning = false
    }
  }
}
