import type { Site } from '@forecourt/tenant-config/model'
import { isOwnPage } from '@forecourt/tenant-config/server'
import { findApplicantErrors } from '../../model/application/application-errors.ts'
import {
  type ApplicationStart,
  createApplicationStart,
} from '../../model/application/application-start.ts'
import {
  type ApplicationAnswer,
  type ApplicationOutcome,
  type SentApplication,
  submitApplication,
} from '../../model/application/submit-application.ts'
import { changeMove, contextFields, sendMove } from '../../model/enquiry-context.ts'
import { findStepIndex, findStepOfField, listEnquirySteps } from '../../model/enquiry-step.ts'
import { STEP_FAILED } from '../../model/error-message.ts'
import { normalisePhone } from '../../model/phone.ts'
import type { LeadAnswer } from '../../model/submit-lead.ts'
import { describeReason } from '../describe-reason.ts'
import {
  type AcceptedEnquiry,
  type PreparedEnquiry,
  type RefusedEnquiry,
} from '../enquiry-ports.ts'
import { answerRefused, countLead, type LeadsHandlerOptions } from '../leads.handler.ts'
import { isRefusal } from '../refusal.ts'
import { type RequestFields, readRequestFields } from '../request-body.ts'
import { createSeeOther, isSecureRequest } from '../see-other.ts'
import { findFormSession, sendFormCode, takeFormCode } from '../sign-in/form-codes.ts'
import { readText } from '../sign-in/phone-codes.handler.ts'
import type { CodeRefusal } from '../sign-in/phone-codes.ts'
import type { SignInPorts } from '../sign-in/sign-in-ports.ts'
import { storeEnquiry } from '../store-enquiry.ts'
import { formatSuccessCookie } from '../success-cookie.ts'
import { prepareEnquiry, readTyped } from '../take-enquiry.ts'

/** Needs of the handler of applications. */
export interface ApplicationHandlerOptions extends LeadsHandlerOptions {
  signIn: SignInPorts
  /** True for a site with a partner who takes applications; without one the form is a lead alone. */
  takesApplications: (site: Site) => boolean
  /** Applies to the partner. */
  apply: (sent: SentApplication, request: Request, site: Site) => Promise<ApplicationAnswer>
  /** Takes the lead where there is no application to make. */
  takeLead: (request: Request, site: Site) => Promise<Response>
  renderRefused: NonNullable<LeadsHandlerOptions['renderRefused']>
}

interface Posting {
  request: Request
  site: Site
  read: RequestFields
}

/**
 * Handler of a form in steps whose last step applies to a partner, sent without script: `move` is `send` for
 * a code, `change` for another number, `back`, or nothing. The phone is proved first; then lead and
 * application go out at the same time, and 303 leads to the partner. Everything else is the page again, with
 * everything that was typed.
 * Source: `D-56`, `D-89`, `FIN-088` to `FIN-094`
 */
export function createApplicationHandler(
  options: ApplicationHandlerOptions,
): (request: Request, site: Site) => Promise<Response> {
  const { logger } = options
  return async (request, site) => {
    const isOwn = isOwnPage(request, site.domains)
    if (!isOwn || !options.takesApplications(site)) return options.takeLead(request, site)
    const read = await readRequestFields(request)
    if (isRefusal(read))
      return answerRefused(options, { ...read, values: null, context: null }, request, site)
    const posting = { request, site, read }
    try {
      return await answerPosting(options, posting)
    } catch (error) {
      const reason = describeReason(error)
      logger.error('A step of an application failed', { site: site.id, reason })
      return render(options, posting, {
        status: 503,
        refusal: { error: STEP_FAILED, reason: null, hasLead: false },
      })
    }
  }
}

function answerPosting(options: ApplicationHandlerOptions, posting: Posting): Promise<Response> {
  const { fields } = posting.read
  const steps = listEnquirySteps(readText(fields, 'category'))
  const step = readText(fields, contextFields.step)
  // A form that names no step is whole.
  const isLast = step === '' || findStepIndex(steps, step) === steps.length - 1
  const move = readText(fields, contextFields.move)
  if (isLast && move === sendMove) return sendCode(options, posting)
  if (isLast && move === changeMove) return render(options, posting, { verifiedPhone: null })
  return takeStep(options, posting)
}

const phoneOf = ({ fields }: RequestFields) => normalisePhone(readText(fields, 'phone'))

/** Phone of the session, where it is the one of the form. */
async function findVerifiedPhone(
  { signIn }: ApplicationHandlerOptions,
  { request, site, read }: Posting,
): Promise<string | null> {
  const contact = await findFormSession(signIn, request, site)
  return contact?.phone === phoneOf(read) ? contact.phone : null
}

async function sendCode(options: ApplicationHandlerOptions, posting: Posting): Promise<Response> {
  const { request, site, read } = posting
  const verifiedPhone = await findVerifiedPhone(options, posting)
  if (verifiedPhone !== null) return render(options, posting, { verifiedPhone })
  const { values } = readTyped(site, read)
  const refusal = await sendFormCode(options.signIn, request, site, values)
  if (!refusal) return render(options, posting, { isCodeSent: true })
  // A code that came before may still be right.
  const wasSent = readText(read.fields, 'sent') !== ''
  return render(options, posting, codeState(refusal, wasSent && !refusal.fields))
}

const codeState = ({ status, error, fields }: CodeRefusal, isCodeSent: boolean): Shown => ({
  status,
  isCodeSent,
  ...(fields ? { errors: fields } : { failure: error }),
})

/** The next step, the mistakes of one, or both halves of the application. */
async function takeStep(options: ApplicationHandlerOptions, posting: Posting): Promise<Response> {
  const { request, site, read } = posting
  const findErrors: ApplicationHandlerOptions['findErrors'] = (one, enquiry) => ({
    ...findApplicantErrors(enquiry),
    ...options.findErrors?.(one, enquiry),
  })
  const prepared = await prepareEnquiry({ ...options, findErrors }, request, site, read)
  if (isRefusal(prepared)) {
    const verifiedPhone = await findVerifiedPhone(options, posting)
    const isCodeSent = readText(read.fields, 'sent') !== ''
    const application = { ...createApplicationStart(verifiedPhone), isCodeSent }
    return answerRefused(options, { ...prepared, application }, request, site)
  }
  if ((await findVerifiedPhone(options, posting)) !== null)
    return submit(options, posting, prepared)
  const code = readText(read.fields, 'code')
  const typed = { ...prepared.enquiry, code }
  const taken = await takeFormCode(options.signIn, request, site, typed)
  if ('status' in taken) return render(options, posting, codeState(taken, true))
  const response = await submit(options, posting, prepared)
  for (const cookie of taken.cookies) response.headers.append('set-cookie', cookie)
  return response
}

async function submit(
  options: ApplicationHandlerOptions,
  posting: Posting,
  prepared: PreparedEnquiry,
): Promise<Response> {
  const { request, site, read } = posting
  const { enquiry, lead } = prepared
  let accepted: AcceptedEnquiry | null = null
  const outcome = await submitApplication({
    async sendLead(): Promise<LeadAnswer> {
      const stored = await storeEnquiry(options, request, site, prepared)
      if (isRefusal(stored)) return { error: stored.error, fields: stored.fields }
      accepted = stored
      countLead(options, stored, site)
      return { lead_id: stored.leadId }
    },
    apply: () =>
      options.apply(
        { enquiry, lead: lead.payload, idempotencyKey: lead.idempotency_key },
        request,
        site,
      ),
  })
  if (outcome.redirectUrl !== null) return createSeeOther(outcome.redirectUrl)
  const response = await render(options, posting, refusedState(outcome, phoneOf(read)))
  if (accepted) response.headers.append('set-cookie', successCookie(accepted, request))
  return response
}

/* The page after it can say what the lead was about, should the visitor leave the partner out. */
const successCookie = ({ marker }: AcceptedEnquiry, request: Request) =>
  formatSuccessCookie(marker, isSecureRequest(request))

const refusedState = (
  { refusal, fields, isUnverified }: ApplicationOutcome,
  phone: string,
): Shown => ({
  status: Object.keys(fields).length > 0 ? 422 : 502,
  refusal,
  fields,
  verifiedPhone: isUnverified ? null : phone,
})

/** State a page is rendered with; what is left out is as if nothing had happened. */
type Shown = Partial<ApplicationStart> & {
  status?: RefusedEnquiry['status']
  /** Mistakes in the fields of the form. */
  fields?: Readonly<Record<string, string>>
}

/** The page again, at the step its mistakes are in, else at the last. */
function render(
  { renderRefused }: ApplicationHandlerOptions,
  { request, site, read }: Posting,
  { status = 200, fields = {}, ...state }: Shown,
): Promise<Response> {
  const { values, context } = readTyped(site, read)
  const steps = listEnquirySteps(values.category)
  const own = ['phone', 'code']
  const others = Object.entries(state.errors ?? {}).filter(([name]) => !own.includes(name))
  const wrong = { ...fields, ...Object.fromEntries(others) }
  const faulty = Object.keys(wrong).map((name) => findStepOfField(steps, name))
  const step = faulty.length > 0 ? (steps[Math.min(...faulty)]?.id ?? '') : context.step
  const application = { ...createApplicationStart(null), ...state }
  return renderRefused(
    {
      status,
      code: 'application',
      error: '',
      ...(faulty.length > 0 && { fields: wrong }),
      format: 'form',
      values,
      context: { ...context, step },
      application,
    },
    request,
    site,
  )
}
