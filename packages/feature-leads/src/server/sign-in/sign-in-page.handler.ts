import type { Site } from '@forecourt/tenant-config/model'
import { isOwnPage } from '@forecourt/tenant-config/server'
import { readSignInTarget } from '../../model/sign-in/gates.ts'
import type { SignInDetails, SignInErrors } from '../../model/sign-in/sign-in-form.ts'
import { foreignRefusal, isRefusal, refusalResponse } from '../refusal.ts'
import { readRequestFields } from '../request-body.ts'
import { createSeeOther } from '../see-other.ts'
import { findFormSession, sendFormCode, takeFormCode } from './form-codes.ts'
import { readSignInDetails, readText } from './phone-codes.handler.ts'
import type { CodeRefusal } from './phone-codes.ts'
import type { SignInPorts } from './sign-in-ports.ts'

/** A sign-in form without script that goes on or came back. */
export interface SignInAnswer {
  status: number
  /** True once a code is on its way: it is asked for next. */
  isCodeSent: boolean
  /** Everything that was typed, but the code. */
  values: SignInDetails
  errors: SignInErrors
  /** Words above the form; null for none. */
  failure: string | null
}

/** Needs of the sign-in page without script. */
export interface SignInPageOptions extends SignInPorts {
  /** Renders the page with what was typed and what comes next. */
  renderPage: (answer: SignInAnswer, request: Request, site: Site) => Promise<Response>
}

/**
 * Handler of `POST /sign-in`, the form without script: its field `step` is `send`, `change` or `verify`. The
 * page comes back with everything typed, and after a right code 303 leads to `redirect` of the address.
 * Source: `D-59`, `D-62`, `SITE-033`
 */
export function createSignInPageHandler(
  options: SignInPageOptions,
): (request: Request, site: Site) => Promise<Response> {
  return async (request, site) => {
    if (!isOwnPage(request, site.domains)) return refusalResponse(foreignRefusal)
    const read = await readRequestFields(request)
    if (isRefusal(read)) return refusalResponse(read)
    const { redirect } = readSignInTarget(new URL(request.url).searchParams)
    // Another tab may have signed in meanwhile, with the code this one would try again.
    if (await findFormSession(options, request, site)) return createSeeOther(redirect)
    const values = readSignInDetails(read.fields)
    const step = readText(read.fields, 'step')
    if (step === 'verify') {
      const code = readText(read.fields, 'code')
      return verify(options, { request, site, values, code, redirect })
    }
    if (step === 'change') return options.renderPage(unsent(values), request, site)
    const wasSent = readText(read.fields, 'sent') !== ''
    return options.renderPage(
      await send(options, request, site, { values, wasSent }),
      request,
      site,
    )
  }
}

const unsent = (values: SignInDetails): SignInAnswer => ({
  status: 200,
  isCodeSent: false,
  values,
  errors: {},
  failure: null,
})

const refused = (
  { status, error, fields }: CodeRefusal,
  values: SignInDetails,
  isCodeSent: boolean,
): SignInAnswer => ({
  status,
  isCodeSent,
  values,
  errors: fields ?? {},
  failure: fields ? null : error,
})

async function send(
  options: SignInPageOptions,
  request: Request,
  site: Site,
  { values, wasSent }: { values: SignInDetails; wasSent: boolean },
): Promise<SignInAnswer> {
  const refusal = await sendFormCode(options, request, site, values)
  // A code that came before may still be right.
  if (refusal) return refused(refusal, values, wasSent && !refusal.fields)
  return { ...unsent(values), isCodeSent: true }
}

async function verify(
  options: SignInPageOptions,
  sent: {
    request: Request
    site: Site
    values: SignInDetails
    code: string
    redirect: string
  },
): Promise<Response> {
  const { request, site, values, code, redirect } = sent
  const taken = await takeFormCode(options, request, site, { ...values, code })
  if ('status' in taken) return options.renderPage(refused(taken, values, true), request, site)
  const response = createSeeOther(redirect)
  for (const cookie of taken.cookies) response.headers.append('set-cookie', cookie)
  return response
}
