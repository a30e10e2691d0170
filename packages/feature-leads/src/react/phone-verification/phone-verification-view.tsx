import { Alert } from '@forecourt/ui/alert'
import { Button } from '@forecourt/ui/button'
import { CodeField } from '@forecourt/ui/code-field'
import { PhoneField } from '@forecourt/ui/phone-field'
import { type MouseEvent, type ReactNode, type RefObject, useId } from 'react'
import { changeMove, sendMove } from '../../model/enquiry-context.ts'
import type { SignInErrors } from '../../model/sign-in/sign-in-form.ts'
import { phoneVerificationStyles as styles } from './phone-verification.styles.ts'

/** Where a verification is. Source: `LEAD-046` to `LEAD-050` */
export type PhoneVerificationStatus = 'code-not-sent' | 'sending' | 'code-sent'

export interface PhoneVerificationViewProps {
  /** Mobile number as it is typed. */
  phone: string
  /** Digits of the code. */
  code: string
  /** Default "code-not-sent". */
  status?: PhoneVerificationStatus
  /** True while another code is on its way to the same phone. Default false. */
  isResending?: boolean
  /** Mistakes of the phone and of the code. Default none. */
  errors?: Pick<SignInErrors, 'phone' | 'code'>
  /** Why no code was sent or checked. Default null, nothing failed. */
  failure?: string | null
  /** Rises with each failure, so that it is read out again. Default 0. */
  attempt?: number
  /** Begins every id. Default: generated. */
  idPrefix?: string
  /** Name its buttons send their values `send` and `change` by. Default `step`. */
  buttonName?: string
  /** The button of the form around it, which belongs between the code and the ways to another one. Default none. */
  children?: ReactNode
  /** Input of the code. Default none. */
  codeRef?: RefObject<HTMLInputElement | null>
  /** Called with the number while it is typed. Default: nothing happens. */
  onPhoneChange?: (change: { value: string }) => void
  /** Called with the digits of the code. Default: nothing happens. */
  onCodeChange?: (change: { value: string }) => void
  /** Called to send a code. Default: the browser sends the form, with `step=send`. */
  onSend?: () => void
  /** Called to type another number. Default: the browser sends the form, with `step=change`. */
  onChangeNumber?: () => void
}

const ownButtonName = 'step'

const doNothing = () => {}

/** The press of a button that without script sends the form. */
const pressing = (press: (() => void) | undefined) =>
  press &&
  ((event: MouseEvent) => {
    event.preventDefault()
    press()
  })

/**
 * A mobile number and the code that was sent to it, for any form: the code waits for the sending, and the
 * number stands still after it. Without script its buttons send the form around it.
 * Source: `LEAD-046` to `LEAD-064`, `D-58`, `D-59`
 */
export function PhoneVerificationView(props: PhoneVerificationViewProps) {
  const { status = 'code-not-sent', failure = null, attempt = 0, children } = props
  const isSent = status === 'code-sent'
  const ownId = useId()
  const idOf = (name: string) => `${props.idPrefix ?? ownId}-${name}`
  return (
    <div className={styles.root} data-verification={status}>
      {failure !== null && (
        <Alert key={attempt} tone="destructive">
          {failure}
        </Alert>
      )}
      <Phone {...props} id={idOf('phone')} />
      <Code {...props} id={idOf('code')} />
      {isSent && <input type="hidden" name="sent" value="1" />}
      {isSent && children}
      {isSent && <AnotherCode {...props} />}
    </div>
  )
}

type PartProps = PhoneVerificationViewProps & { id: string }

function Phone({ id, phone, status, errors = {}, buttonName, ...props }: PartProps) {
  const { onPhoneChange, onSend } = props
  const isLocked = status === 'code-sent' || status === 'sending'
  const isSending = status === 'sending'
  return (
    <div className={styles.phone}>
      <PhoneField
        id={id}
        name="phone"
        label="Mobile Number"
        placeholder="0412 345 678"
        required
        readOnly={isLocked}
        value={phone}
        error={errors.phone}
        autoFocus={errors.phone !== undefined}
        onValueChange={onPhoneChange ?? doNothing}
      />
      {status !== 'code-sent' && (
        <Button
          type="submit"
          name={buttonName ?? ownButtonName}
          value={sendMove}
          size="lg"
          width="full"
          loading={isSending}
          loadingText="Sending…"
          disabled={isSending}
          onClick={pressing(onSend)}
        >
          Send Code
        </Button>
      )}
    </div>
  )
}

function Code({ id, code, status, errors = {}, codeRef, onCodeChange }: PartProps) {
  const isSent = status === 'code-sent'
  return (
    <CodeField
      id={id}
      ref={codeRef}
      name="code"
      required
      disabled={!isSent}
      // A page without script lands where the code is typed.
      autoFocus={isSent || errors.code !== undefined}
      hint={isSent ? 'We sent it by text message. It works for 5 minutes.' : 'Send the code first.'}
      value={code}
      error={errors.code}
      onValueChange={onCodeChange ?? doNothing}
    />
  )
}

/* Enter presses the first button of a form, so these come after the form's own. */
function AnotherCode({ isResending = false, buttonName, ...props }: PhoneVerificationViewProps) {
  const { onSend, onChangeNumber } = props
  const name = buttonName ?? ownButtonName
  const other = { type: 'submit', name, variant: 'quiet', formNoValidate: true } as const
  return (
    <div className={styles.again}>
      <Button
        {...other}
        value={sendMove}
        loading={isResending}
        loadingText="Sending…"
        disabled={isResending}
        onClick={pressing(onSend)}
      >
        Resend Code
      </Button>
      <Button {...other} value={changeMove} onClick={pressing(onChangeNumber)}>
        Change number
      </Button>
    </div>
  )
}
