import { Alert } from '@forecourt/ui/alert'
import { Button, ButtonLink } from '@forecourt/ui/button'
import { CircleCheckIcon } from '@forecourt/ui/icon'
import { TextField } from '@forecourt/ui/text-field'
import { emailMaxLength } from '../../model/email.ts'
import { UNSUBSCRIBE_API_PATH } from '../../model/marketing.ts'
import { unsubscribePageStyles as styles } from './unsubscribe-page.styles.ts'

export interface UnsubscribePageProps {
  /** Name of the dealer whose news and offers end. */
  dealerName: string
  /** Address of the stock search. */
  searchHref: string
  /** True after a request was taken; default false. */
  isDone?: boolean
  /** Token of the link that led here; default none, the address is asked for. */
  token?: string
  /** Address as it was typed; default ''. */
  email?: string
  /** Problem with the last try, in one sentence. Default nothing. */
  problem?: { field: 'email' | null; text: string } | null
}

/**
 * Where anybody ends news and offers, signed out and without script. A link of a message only asks:
 * nothing changes before the button, because programs that read mail open every link.
 * Source: `D-74`, `D-100`, `SITE-049`
 */
export function UnsubscribePage({ isDone = false, ...props }: UnsubscribePageProps) {
  return isDone ? <Unsubscribed {...props} /> : <UnsubscribeForm {...props} />
}

function UnsubscribeForm({
  dealerName,
  token = '',
  email = '',
  problem = null,
}: Omit<UnsubscribePageProps, 'isDone'>) {
  const isLinked = token !== ''
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <h1 className={styles.heading}>Unsubscribe</h1>
        <p className={styles.text}>
          {isLinked
            ? `${dealerName} will send no more news and offers to your email address.`
            : `Tell us your email address, and ${dealerName} will send no more news and offers to it.`}{' '}
          Enquiries you send us are still answered.
        </p>
      </header>
      {problem && problem.field === null && <Alert tone="destructive">{problem.text}</Alert>}
      <form className={styles.form} action={UNSUBSCRIBE_API_PATH} method="post">
        {isLinked ? (
          <input type="hidden" name="token" value={token} />
        ) : (
          <TextField
            className={styles.field}
            label="Email Address"
            name="email"
            type="email"
            inputMode="email"
            autoComplete="email"
            maxLength={emailMaxLength}
            required
            defaultValue={email}
            autoFocus={problem?.field === 'email'}
            error={problem?.field === 'email' ? problem.text : undefined}
          />
        )}
        <Button type="submit">Unsubscribe</Button>
      </form>
    </div>
  )
}

function Unsubscribed({
  dealerName,
  searchHref,
}: Pick<UnsubscribePageProps, 'dealerName' | 'searchHref'>) {
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <CircleCheckIcon className={styles.icon} />
        <h1 className={styles.heading}>You are unsubscribed</h1>
        <p className={styles.text}>
          {dealerName} sends no more news and offers to this address. A message that was already on
          its way may still arrive. Enquiries you send us are still answered.
        </p>
      </header>
      <div>
        <ButtonLink href={searchHref} variant="outline">
          Browse our vehicles
        </ButtonLink>
      </div>
    </div>
  )
}
