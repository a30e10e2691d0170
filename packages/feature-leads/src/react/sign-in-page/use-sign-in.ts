import { useScripted } from '@forecourt/ui/scripted'
import { type FormEvent, useEffect, useEffectEvent, useRef, useState } from 'react'
import type { SignInTarget } from '../../model/sign-in/gates.ts'
import type { CodeListener, PhoneCodeCalls } from '../../model/sign-in/phone-code-calls.ts'
import { emptySignInDetails, type SignInDetails } from '../../model/sign-in/sign-in-form.ts'
import {
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
