import { Button, ButtonLink } from '@forecourt/ui/button'
import { DescriptionList } from '@forecourt/ui/description-list'
import type { ReactNode } from 'react'
import { formatMobile } from '../../model/phone.ts'
import type { SignInDetails } from '../../model/sign-in/sign-in-form.ts'
import { garagePageStyles as styles } from './garage-page.styles.ts'

export interface GaragePageProps {
  /** Name of the dealer. */
  dealerName: string
  /** Details of who is signed in. */
  details: SignInDetails
  /** Address of the page itself, which is shown again after signing out. */
  pageHref: string
  /** Address of the stock search. */
  searchHref: string
  /** Address of the saved vehicles; null where nothing is saved. */
  savedHref: string | null
  /** Address of the watchlist; null where there is none. */
  watchlistHref: string | null
  /** Address of the saved searches; null where none can be saved. */
  searchesHref: string | null
  /** Address of the page that deletes the account. */
  deletionHref: string
  /** "vehicles", "caravans": what the dealer sells, in small letters. */
  nouns: string
  /** The vehicles they watch, the newest first. Default none. */
  watched?: ReactNode
  /** The vehicles they looked at last, under their own heading. Default none. */
  viewed?: ReactNode
}

/**
 * Page of who is signed in: their details, what they watch and looked at, and the
 * ways to sign out and to delete the account, without script.
 * Source: `D-65`, `LEAD-066`, `SITE-052`
 */
export function GaragePage(props: GaragePageProps) {
  const {
    dealerName,
    details,
    pageHref,
    searchHref,
    savedHref,
    watchlistHref,
    searchesHref,
    deletionHref,
    nouns,
  } = props
  const { watched, viewed } = props
  const { name, last_name, email, phone } = details
  return (
    <div className={styles.page}>
      <header>
        <h1 className={styles.heading}>My garage</h1>
        <p className={styles.text}>
          You are signed in{name && ` as ${name}`} at {dealerName}.
        </p>
      </header>
      <Section title="Your details">
        <DescriptionList
          items={[
            { term: 'Name', details: `${name} ${last_name}`.trim() },
            { term: 'Mobile', details: formatMobile(phone) },
            { term: 'Email', details: email },
          ].filter((item) => item.details !== '')}
        />
      </Section>
      <Section title={`Your ${nouns}`} isWide>
        {watched}
        <div className={styles.row}>
          {watchlistHref && <ButtonLink href={watchlistHref}>View List</ButtonLink>}
          {savedHref && (
            <ButtonLink href={savedHref} variant={watchlistHref ? 'outline' : 'solid'}>
              {`Saved ${nouns}`}
            </ButtonLink>
          )}
          {searchesHref && (
            <ButtonLink href={searchesHref} variant="outline">
              Saved searches
            </ButtonLink>
          )}
          <ButtonLink href={searchHref} variant="outline">
            {`Browse ${nouns}`}
          </ButtonLink>
        </div>
      </Section>
      {viewed}
      <Section title="Sign out">
        <div className={styles.row}>
          <SignOut label="Sign out" pageHref={pageHref} />
          <SignOut label="Sign out everywhere" pageHref={pageHref} isEverywhere />
        </div>
        <p className={styles.text}>
          Signing out everywhere also ends the sign-in on your other devices.
        </p>
      </Section>
      <Section title="Your account">
        <p className={styles.text}>
          You can delete your account with everything in it. Nothing is deleted before you confirm.
        </p>
        <div className={styles.row}>
          <ButtonLink href={deletionHref} variant="outline">
            Delete my account
          </ButtonLink>
        </div>
      </Section>
    </div>
  )
}

interface SectionProps {
  title: string
  children: ReactNode
  /** True for cards of vehicles, which take the whole page. */
  isWide?: boolean
}

function Section({ title, children, isWide = false }: SectionProps) {
  return (
    <section className={isWide ? styles.wideSection : styles.section}>
      <h2 className={styles.title}>{title}</h2>
      {children}
    </section>
  )
}

interface SignOutProps {
  label: string
  /** Page that is shown again. */
  pageHref: string
  isEverywhere?: boolean
}

function SignOut({ label, pageHref, isEverywhere = false }: SignOutProps) {
  return (
    <form action="/api/sign-out" method="post">
      <input type="hidden" name="redirect" value={pageHref} />
      {isEverywhere && <input type="hidden" name="everywhere" value="1" />}
      <Button type="submit" variant={isEverywhere ? 'quiet' : 'outline'}>
        {label}
      </Button>
    </form>
  )
}
