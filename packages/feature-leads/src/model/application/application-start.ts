import type { SignInErrors } from '../sign-in/sign-in-form.ts'
import type { ApplicationRefusal } from './submit-application.ts'

/** Where an application stands when its page is rendered. */
export interface ApplicationStart {
  /** Phone the visitor has proved, `0412345678`; null for none. */
  verifiedPhone: string | null
  /** True once a code is on its way: it is asked for next. */
  isCodeSent: boolean
  /** Mistakes of the phone and of the code. */
  errors: SignInErrors
  /** Why no code was sent or checked; null when nothing failed. */
  failure: string | null
  /** Why the last sending is not through; null for none. */
  refusal: ApplicationRefusal | null
}

/** An application nothing has happened to. */
export const createApplicationStart = (verifiedPhone: string | null): ApplicationStart => ({
  verifiedPhone,
  isCodeSent: false,
  errors: {},
  failure: null,
  refusal: null,
})
