import { Alert } from '@forecourt/ui/alert'
import { Button, ButtonLink } from '@forecourt/ui/button'
import { Checkbox } from '@forecourt/ui/checkbox'
import type { ReactNode } from 'react'
import {
  ACCOUNT_DELETION_PATH,
  type AccountDeletionFault,
  type LastingThing,
} from '../../model/account/account-deletion.ts'
import { ACCOUNT_NOT_DELETED, CONFIRM_DELETION } from '../../model/error-message.ts'
import { accountDeletionStyles as styles } from './account-deletion-page.styles.ts'

export interface AccountDeletionPageProps {
  /** Name of the dealer. */
  dealerName: string
  /** Id of who is signed in; null once their account has been deleted. */
  account: string | null
  /** Mobile of the account, as people write it; '' once it has been deleted. */
  mobile: string
  /** Things that go. */
  deleted: readonly string[]
  /** Things that stay, and why. */
  lasting: readonly LastingThing[]
  /** Reason for which it was not deleted. Default none. */
  fault?: AccountDeletionFault
  /** Address of the visitor's details. */
  garageHref: string
  /** Address of the dealership, for whoever wants more erased. */
  contactHref: string
}

/**
 * Page that deletes the account of who is signed in, by a form with a box to tick, without script; afterwards it
 * says that this is done. `data-forget-visitor` has the script of the page clear what the browser remembers.
 */
export function AccountDeletionPage(props: AccountDeletionPageProps) {
  return props.account === null ? (
    <Deleted {...props} />
  ) : (
    <Ask {...props} account={props.account} />
  )
}

function Ask(props: AccountDeletionPageProps & { account: string }) {
  const { dealerName, account, mobile, deleted, lasting, fault, garageHref } = props
  return (
    <div className={styles.page}>
      <h1 className={styles.heading}>Delete my account</h1>
      {fault === 'failed' && <Alert tone="destructive">{ACCOUNT_NOT_DELETED}</Alert>}
      <p className={styles.text}>
        {`This is about the account with the mobile ${mobile} at ${dealerName}. Nobody can bring it back; you can sign in anew at any time and begin afresh.`}
      </p>
      <Section title="What is deleted">
        <ul className={styles.list}>
          {deleted.map((thing) => (
            <li key={thing}>{thing}</li>
          ))}
        </ul>
      </Section>
      <Lasting lasting={lasting} />
      <form action={ACCOUNT_DELETION_PATH} method="post" className={styles.panel}>
        <input type="hidden" name="account" value={account} />
        <Checkbox
          name="confirm"
          value="yes"
          label="Yes, delete my account for good"
          // It is below what goes and what stays: a page without script lands here.
          autoFocus={fault === 'unconfirmed'}
          error={fault === 'unconfirmed' ? CONFIRM_DELETION : undefined}
        />
        <div className={styles.row}>
          <Button type="submit">Delete my account</Button>
          <ButtonLink href={garageHref} variant="quiet">
            Keep my account
          </ButtonLink>
        </div>
      </form>
    </div>
  )
}

function Deleted({ dealerName, lasting, contactHref }: AccountDeletionPageProps) {
  return (
    <div className={styles.page} data-forget-visitor="">
      <h1 className={styles.heading}>Your account is deleted</h1>
      <Alert tone="success">
        {`You are signed out on every device, and ${dealerName} has no account of yours any more.`}
      </Alert>
      <p className={styles.withoutScript}>
        JavaScript is off, so this browser still remembers details for forms on this website. Clear
        its site data in the settings of your browser.
      </p>
      <Lasting lasting={lasting} />
      <div className={styles.row}>
        <ButtonLink href="/">Back to the home page</ButtonLink>
        <ButtonLink href={contactHref} variant="quiet">
          Contact Us
        </ButtonLink>
      </div>
    </div>
  )
}

const Lasting = ({ lasting }: Pick<AccountDeletionPageProps, 'lasting'>) => (
  <Section title="What stays, and why">
    <ul className={styles.list}>
      {lasting.map(({ thing, reason }) => (
        <li key={thing}>
          {thing}. <span className={styles.reason}>{reason}</span>
        </li>
      ))}
    </ul>
  </Section>
)

const Section = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className={styles.section}>
    <h2 className={styles.title}>{title}</h2>
    {children}
  </section>
)
