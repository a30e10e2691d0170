import type { KeyValueStorage } from '../client-storage.ts'
import { readEnquiryDraft, writeEnquiryDraft } from '../enquiry-draft.ts'
import { SIGN_IN_PATH } from './gates.ts'
import { emptySignInDetails, type SignInDetails } from './sign-in-form.ts'
import { codeLifetimeMs } from './verification-code.ts'

/** A sign-in that is not done yet. */
export interface SignInDraft {
  /** Details as they were typed. */
  values: SignInDetails
  /** When the last code was sent, in milliseconds since 1970; `null` while none is. */
  codeSentAt: number | null
}

/**
 * The sign-in a tab has begun, or `null`: a phone may drop the tab while its owner reads the code.
 * @param now in milliseconds since 1970; a code that counts no longer is not waited for
 * @param formName of another form that asks for a code. Default the sign-in
 * Source: `PLUS-038`, `D-60`
 */
export function readSignInDraft(
  storage: KeyValueStorage | null,
  siteId: string,
  now: number,
  formName = SIGN_IN_PATH,
): SignInDraft | null {
  const stored = readEnquiryDraft(storage, siteId, formName)?.values
  if (!stored) return null
  const values = { ...emptySignInDetails }
  for (const name of Object.keys(values) as (keyof SignInDetails)[]) {
    const value = stored[name]
    if (typeof value === 'string') values[name] = value
  }
  const { codeSentAt: at } = stored
  const isCounting = typeof at === 'number' && at <= now && now < at + codeLifetimeMs
  return { values, codeSentAt: isCounting ? at : null }
}

/** Keeps a sign-in in the tab, or forgets it when `draft` is `null`. Source: `PLUS-038` */
export function writeSignInDraft(
  storage: KeyValueStorage | null,
  siteId: string,
  draft: SignInDraft | null,
  formName = SIGN_IN_PATH,
): void {
  const values = draft && { ...draft.values, codeSentAt: draft.codeSentAt }
  writeEnquiryDraft(storage, siteId, formName, values && { values, pendingKey: null })
}
