import { useEffect, useEffectEvent, useRef } from 'react'
import { normalisePhone } from '../../model/phone.ts'
import {
  readSignInDraft,
  type SignInDraft,
  writeSignInDraft,
} from '../../model/sign-in/sign-in-draft.ts'
import type { SignInDetails } from '../../model/sign-in/sign-in-form.ts'
import type { BrowserStorages } from '../enquiry-form/browser-storage.ts'
import type { PhoneVerification } from './use-phone-verification.ts'

type CodeState = Pick<PhoneVerification['view'], 'status' | 'isResending'>

/** Form whose code is on its way. */
export interface SentCodeForm {
  siteId: string
  /** Address the form is sent to. */
  action: string
  details: SignInDetails
  storages: () => BrowserStorages
}

/**
 * Keeps in the tab that a code was sent to a phone, until it counts no longer: a phone may drop the tab while its
 * owner reads the code. The code itself is never stored.
 * Source: `PLUS-038`, `D-79`
 */
export function useSentCode(
  { siteId, action, details, storages }: SentCodeForm,
  { view, resume }: Pick<PhoneVerification, 'view' | 'resume'>,
): void {
  const isAwaited = useRef(false)
  const formName = `${action}#code`
  const phone = normalisePhone(details.phone)

  const follow = useEffectEvent((number: string, { status, isResending }: CodeState) => {
    const { session } = storages()
    const draft = readSignInDraft(session, siteId, Date.now(), formName)
    const isSame = draft !== null && normalisePhone(draft.values.phone) === number
    const sentAt = isSame ? draft.codeSentAt : null
    const store = (sent: SignInDraft | null) => writeSignInDraft(session, siteId, sent, formName)
    if (status === 'code-sent') {
      isAwaited.current = true
      if (isResending || sentAt === null) store({ values: details, codeSentAt: Date.now() })
    } else if (isAwaited.current) {
      isAwaited.current = false
      store(null)
    } else if (sentAt !== null) resume()
  })
  const { status, isResending } = view
  useEffect(() => follow(phone, { status, isResending }), [phone, status, isResending])
}
