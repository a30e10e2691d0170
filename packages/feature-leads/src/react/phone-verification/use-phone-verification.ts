import { useEffect, useRef, useState } from 'react'
import {
  askForCode,
  type CodeListener,
  type CodeStep,
  checkCode,
  type PhoneCodeCalls,
} from '../../model/sign-in/phone-code-calls.ts'
import type { SignInDetails, SignInErrors } from '../../model/sign-in/sign-in-form.ts'
import type {
  PhoneVerificationStatus,
  PhoneVerificationViewProps,
} from './phone-verification-view.tsx'

export interface PhoneVerificationOptions {
  /** Details of the form around it, as they are typed. */
  details: SignInDetails
  /** Sends and checks codes. */
  calls: PhoneCodeCalls
  /** Counts what happened. Default: nothing is counted. */
  onEvent?: CodeListener
  /** Where a form without script has come to. Default: no code is sent. */
  initial?: PhoneVerificationStart | undefined
}

/** Where a verification begins. */
export interface PhoneVerificationStart {
  isCodeSent: boolean
  errors: SignInErrors
  failure: string | null
}

/** A verification in a form. */
export interface PhoneVerification {
  /** Props of `PhoneVerificationView`, but the phone, which the form holds. */
  view: Required<
    Pick<
      PhoneVerificationViewProps,
      | 'code'
      | 'status'
      | 'isResending'
      | 'errors'
      | 'failure'
      | 'attempt'
      | 'codeRef'
      | 'onCodeChange'
      | 'onSend'
      | 'onChangeNumber'
    >
  >
  /** Mistakes of every field that was checked, but of those that were typed in since. */
  errors: SignInErrors
  /** Mistakes of the last press, for a sum of them above the form. */
  reported: SignInErrors
  /** True while a code is checked. */
  isChecking: boolean
  /** True or false for a phone that is known or not; null while nobody has said. */
  isKnown: boolean | null
  /** Forgets the mistake of a field that is typed in again. */
  clearError: (name: keyof SignInErrors) => void
  /** Checks the code; true once the phone is proved. */
  verify: () => Promise<boolean>
  /** Goes on where a code was sent before the tab was loaded again. */
  resume: () => void
}

const noStart: PhoneVerificationStart = { isCodeSent: false, errors: {}, failure: null }
const ignore = () => {}

/** State of a verification: sends once at a time, checks, and lets the number be changed. */
export function usePhoneVerification(options: PhoneVerificationOptions): PhoneVerification {
  const { details, calls, onEvent = ignore, initial = noStart } = options
  const [status, setStatus] = useState<PhoneVerificationStatus>(
    initial.isCodeSent ? 'code-sent' : 'code-not-sent',
  )
  const [code, setCode] = useState('')
  const [{ errors, reported, failure, attempt }, setProblem] = useState({
    ...initial,
    reported: initial.errors,
    attempt: 0,
  })
  const [isResending, setResending] = useState(false)
  const [isChecking, setChecking] = useState(false)
  const [isKnown, setKnown] = useState<boolean | null>(null)
  const codeRef = useRef<HTMLInputElement>(null)
  const isBusy = useRef(false)

  /** One step at a time: a second press while one is under way is none. */
  async function run(step: () => Promise<CodeStep>): Promise<boolean> {
    if (isBusy.current) return false
    isBusy.current = true
    const outcome = await step()
    isBusy.current = false
    const mistakes = outcome.isDone ? {} : outcome.errors
    setProblem((before) => ({
      ...before,
      errors: mistakes,
      reported: mistakes,
      failure: outcome.isDone ? null : outcome.failure,
      attempt: before.attempt + 1,
    }))
    return outcome.isDone
  }

  async function send() {
    if (isBusy.current) return
    const isAgain = status === 'code-sent'
    if (isAgain) setResending(true)
    else setStatus('sending')
    const isSent = await run(() => askForCode(calls, details, onEvent))
    setResending(false)
    // A code that came before may still be right.
    setStatus(isSent || isAgain ? 'code-sent' : 'code-not-sent')
    if (!isSent) return
    setCode('')
    calls.isKnown(details.phone).then(setKnown, ignore)
  }

  async function verify() {
    setChecking(true)
    const isDone = await run(() => checkCode(calls, { ...details, code }, onEvent))
    setChecking(false)
    if (!isDone) codeRef.current?.focus()
    return isDone
  }

  const clearError = (name: keyof SignInErrors) =>
    setProblem((before) => ({ ...before, errors: { ...before.errors, [name]: undefined } }))

  useEffect(() => {
    // Typed before React came.
    const typed = codeRef.current?.value
    if (typed) setCode(typed)
  }, [])

  useEffect(() => {
    if (status === 'code-sent') codeRef.current?.focus()
  }, [status])

  return {
    errors,
    reported,
    isChecking,
    isKnown,
    clearError,
    verify,
    resume: () => setStatus('code-sent'),
    view: {
      code,
      status,
      isResending,
      errors,
      failure,
      attempt,
      codeRef,
      onCodeChange: ({ value }) => {
        setCode(value)
        clearError('code')
      },
      onSend: () => void send(),
      onChangeNumber: () => {
        setStatus('code-not-sent')
        setKnown(null)
        setCode('')
        setProblem((before) => ({ ...before, errors: {}, reported: {}, failure: null }))
      },
    },
  }
}
