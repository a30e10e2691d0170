import { useScripted } from '@forecourt/ui/scripted'
import { type FormEvent, useEffect, useEffectEvent, useRef, useState } from 'react'
import type { SignInTarget } from '../../model/sign-in/gates.ts'
import type { CodeListener, PhoneCodeCalls } from '../../model/sign-in/phone-code-calls.ts'
import { readSignInDraft, writeSignInDraft } from '../../model/sign-in/sign-in-draft.ts'
import { emptySignInDetails, type SignInDetails } from '../../model/sign-in/sign-in-form.ts'
import { type BrowserStorages, findBrowserStorages } from '../enquiry-form/browser-storage.ts'
import { useTakeUp } from '../enquiry-form/use-take-up.ts'
import {
  type PhoneVerification,
  type PhoneVerificationStart,
  usePhoneVerification,
} from '../phone-verification/use-phone-verification.ts'
import type { LoginStatus, SignInPageViewProps } from './sign-in-page-view.tsx'

export interface SignInPageProps {
  /** Name of the dealer. */
  dealerName: string
  /** Purpose of the page, and where it leads. */
  target: SignInTarget
  /** A form without script that goes on, or came back. Default: an empty one. */
  answer?: (PhoneVerificationStart & { values: SignInDetails }) | undefined
  /** Sends and checks codes. */
  calls: PhoneCodeCalls
  /** Counts what happened. Default: nothing is counted. */
  onEvent?: CodeListener
  /** Called with the page behind the gate once the visitor is signed in. */
  onSignedIn: (signedIn: { redirect: string }) => void
  /** Site a sign-in that is not done yet is kept for, in the tab. Default: none, nothing is kept. */
  siteId?: string
  /** Where it is kept. Default: the browser's storages. */
  storages?: () => BrowserStorages
}

const findLoginStatus = (isCodeSent: boolean, isSubmitted: boolean): LoginStatus | null => {
  if (isSubmitted) return 'verificationSubmitted'
  return isCodeSent ? 'verificationSent' : null
}

/** State of the sign-in page. Source: `D-59`, `D-62` */
export function useSignIn(props: SignInPageProps): SignInPageViewProps {
  const { dealerName, target, answer, calls, onEvent, onSignedIn } = props
  const [values, setValues] = useState(answer?.values ?? emptySignInDetails)
  const [isLeaving, setLeaving] = useState(false)
  const verification = usePhoneVerification({ details: values, calls, onEvent, initial: answer })
  const isScripted = useScripted()
  const { view, errors, reported, isChecking, isKnown, clearError, verify } = verification

  const formRef = useRef<HTMLFormElement>(null)
  const forgetDraft = useSignInDraft(props, { values, formRef, setValues, verification })

  const showMistake = useEffectEvent(() => {
    // Several mistakes are listed above the form, and that list takes the focus.
    const [name, ...others] = Object.keys(reported)
    const field = name && others.length === 0 && formRef.current?.elements.namedItem(name)
    if (field instanceof HTMLElement) field.focus()
  })
  useEffect(() => {
    if (view.attempt > 0) showMistake()
  }, [view.attempt])

  async function signIn() {
    if (!(await verify())) return
    forgetDraft()
    setLeaving(true)
    onSignedIn({ redirect: target.redirect })
  }

  return {
    dealerName,
    target,
    values,
    errors,
    reported,
    attempt: view.attempt,
    formRef,
    verification: view,
    loginStatus: findLoginStatus(view.status === 'code-sent', isChecking || isLeaving),
    isChecking: isChecking || isLeaving,
    isKnown,
    isScripted,
    onChange: ({ name, value }) => {
      setValues((before) => ({ ...before, [name]: value }))
      clearError(name)
    },
    onSubmit: (event: FormEvent<HTMLFormElement>) => {
      event.preventDefault()
      if (view.status === 'code-sent') void signIn()
      else view.onSend()
    },
  }
}

const isEmpty = (values: SignInDetails) => Object.values(values).every((value) => value === '')

/** Details as the page shows them now: a visitor, or the browser, may have filled fields before React came. */
function readTyped(form: HTMLFormElement | null): SignInDetails | null {
  if (!form) return null
  const data = new FormData(form)
  const read = (name: keyof SignInDetails) => String(data.get(name) ?? '')
  return {
    name: read('name'),
    last_name: read('last_name'),
    email: read('email'),
    phone: read('phone'),
  }
}

/**
 * Keeps a sign-in in the tab until it is done: a phone may drop the tab while its owner reads the code.
 * @returns what forgets it
 * Source: `PLUS-038`
 */
function useSignInDraft(
  { answer, siteId, storages = findBrowserStorages }: SignInPageProps,
  {
    values,
    formRef,
    setValues,
    verification: { view, resume },
  }: {
    values: SignInDetails
    formRef: { readonly current: HTMLFormElement | null }
    setValues: (values: SignInDetails) => void
    verification: Pick<PhoneVerification, 'view' | 'resume'>
  },
): () => void {
  const [isTakenUp, setTakenUp] = useState(false)
  const codeSentAt = useRef<number | null>(null)
  const isDone = useRef(false)
  const isSent = view.status === 'code-sent'

  useTakeUp({
    form: formRef,
    adopt() {
      const typed = readTyped(formRef.current)
      if (typed && !isEmpty(typed)) setValues(typed)
    },
    fill() {
      setTakenUp(true)
      const draft =
        answer || !siteId ? null : readSignInDraft(storages().session, siteId, Date.now())
      const isOther = JSON.stringify(values) !== JSON.stringify(draft?.values)
      if (!draft || (isOther && !isEmpty(values))) return
      setValues(draft.values)
      codeSentAt.current = draft.codeSentAt
      if (draft.codeSentAt !== null) resume()
    },
  })

  const store = useEffectEvent((typed: SignInDetails, isAwaited: boolean) => {
    if (!siteId || isDone.current) return
    codeSentAt.current = isAwaited ? (codeSentAt.current ?? Date.now()) : null
    const draft = isEmpty(typed) ? null : { values: typed, codeSentAt: codeSentAt.current }
    writeSignInDraft(storages().session, siteId, draft)
  })
  useEffect(() => {
    if (isTakenUp) store(values, isSent)
  }, [values, isSent, isTakenUp])

  return () => {
    isDone.current = true
    if (siteId) writeSignInDraft(storages().session, siteId, null)
  }
}
