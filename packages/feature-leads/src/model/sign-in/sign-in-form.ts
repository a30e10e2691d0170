import { findEmailProblem } from '../email.ts'
import { enquiryLimit } from '../enquiry.ts'
import { INVALID_PHONE, REQUIRED_FIELD, TEXT_TOO_LONG } from '../error-message.ts'
import { isMobilePhone, normalisePhone } from '../phone.ts'
import type { SignInMetadata } from './auth-provider.ts'

/** Details somebody signs in with, as they typed them. */
export interface SignInDetails {
  /** First name. */
  name: string
  last_name: string
  email: string
  phone: string
}

/** Empty details. */
export const emptySignInDetails: SignInDetails = { name: '', last_name: '', email: '', phone: '' }

/** Mistakes by field. */
export type SignInErrors = Partial<Record<keyof SignInDetails | 'code', string>>

/** Problem with a mobile number a code is to go to, or `null`. Source: `LEAD-055`, `LEAD-056`, `D-57` */
export function findMobileProblem(text: string): string | null {
  if (text.trim() === '') return REQUIRED_FIELD
  return isMobilePhone(text) ? null : INVALID_PHONE
}

function findNameProblem(text: string): string | null {
  if (text.trim() === '') return REQUIRED_FIELD
  return text.length > enquiryLimit.name ? TEXT_TOO_LONG : null
}

/** Mistakes in details, before a code is asked for. Source: `D-59`, `LEAD-054`, `LEAD-055` */
export function findSignInErrors({ name, last_name, email, phone }: SignInDetails): SignInErrors {
  const problems = {
    name: findNameProblem(name),
    last_name: findNameProblem(last_name),
    email: email.trim() === '' ? REQUIRED_FIELD : findEmailProblem(email.trim()),
    phone: findMobileProblem(phone),
  }
  return Object.fromEntries(Object.entries(problems).filter(([, problem]) => problem !== null))
}

/** Details as they are sent and stored. */
export function normaliseSignInDetails(details: SignInDetails): SignInDetails {
  return {
    name: details.name.trim(),
    last_name: details.last_name.trim(),
    email: details.email.trim(),
    phone: normalisePhone(details.phone),
  }
}

/** Metadata of a code. Source: `API-037` */
export function createSignInMetadata(
  { name, last_name, email }: SignInDetails,
  site: { id: string; dealerships: readonly { slug: string }[] },
): SignInMetadata {
  const [dealership] = site.dealerships
  return {
    first_name: name,
    last_name,
    email,
    website: site.id,
    dealership_slug: dealership?.slug ?? '',
  }
}
