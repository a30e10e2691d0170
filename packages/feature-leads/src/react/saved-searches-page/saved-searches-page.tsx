import { Alert } from '@forecourt/ui/alert'
import { Button, ButtonLink } from '@forecourt/ui/button'
import { Checkbox } from '@forecourt/ui/checkbox'
import { EmptyState } from '@forecourt/ui/empty-state'
import { BellIcon } from '@forecourt/ui/icon'
import { TextField } from '@forecourt/ui/text-field'
import {
  SAVED_SEARCH_FAILED,
  SAVED_SEARCH_UNKNOWN,
  SAVED_SEARCHES_FULL,
} from '../../model/error-message.ts'
import {
  longestSearchTitle,
  mostMatches,
  SAVED_SEARCHES_PATH,
} from '../../model/saved-searches/saved-search.ts'
import type { SavedSearchFault } from '../../model/saved-searches/saved-searches-page.ts'
import { savedSearchesStyles as styles } from './saved-searches-page.styles.ts'

/** A saved search, as the page shows it. */
export interface ListedSearch {
  id: string
  title: string
  /** Path and query of the search. */
  address: string
  /** True while news of it are mailed. */
  isMailed: boolean
}

/** A search that is about to be saved. */
export interface SearchDraft {
  /** Path and query of the search. */
  address: string
  /** Name as it was typed, or the search in words. */
  title: string
  /** Vehicles it finds now; null while the search service does not answer. */
  count: number | null
  /** True where the box for mails starts ticked. */
  optIn: boolean
}

export interface SavedSearchesPageProps {
  /** Searches the visitor has saved. */
  searches: readonly ListedSearch[]
  /** The search to save; null for none. */
  draft: SearchDraft | null
  /** Reason for which it was not saved. Default none. */
  fault?: SavedSearchFault
  /** True just after a search was saved. Default false. */
  isSaved?: boolean
  /** Address news are mailed to; '' where the person gave none or the site sends no mail. */
  email: string
  /** True for an address that has unsubscribed. Default false. */
  isUnsubscribed?: boolean
  /** Names of one and of several of them, "car" and "cars". */
  noun: { one: string; many: string }
  /** Address of the stock search. */
  searchHref: string
  /** Address of the visitor's details and of signing out. */
  garageHref: string
}

const faultText: Readonly<Record<SavedSearchFault, string>> = {
  full: SAVED_SEARCHES_FULL,
  unknown: SAVED_SEARCH_UNKNOWN,
  failed: SAVED_SEARCH_FAILED,
}

/**
 * The searches somebody who is signed in saved, and the form that saves one: everything by forms, without script.
 * Source: `PLUS-107`, `D-100`
 */
export function SavedSearchesPage(props: SavedSearchesPageProps) {
  const { searches, draft, fault, isSaved = false, noun, searchHref, garageHref } = props
  return (
    <div className={styles.page}>
      <h1 className={styles.heading}>Saved searches</h1>
      {isSaved && <Alert tone="success">Your search is saved.</Alert>}
      {fault && <Alert tone="destructive">{faultText[fault]}</Alert>}
      {draft && <SaveForm {...props} draft={draft} />}
      <MailNote {...props} />
      {searches.length > 0 && (
        <ul className={styles.list} aria-label="Saved searches">
          {searches.map((search) => (
            <Item key={search.id} search={search} canMail={props.email !== ''} />
          ))}
        </ul>
      )}
      {searches.length === 0 && !draft && (
        <EmptyState frame="box" picture={<BellIcon size={28} />} title="No saved searches yet">
          Search for {noun.many}, then press Save this search beside the number of results.
        </EmptyState>
      )}
      <div className={styles.row}>
        <ButtonLink href={searchHref} variant={searches.length > 0 || draft ? 'outline' : 'solid'}>
          {`Browse ${noun.many}`}
        </ButtonLink>
        <ButtonLink href={garageHref} variant="quiet">
          My garage
        </ButtonLink>
      </div>
    </div>
  )
}

function SaveForm({ draft, email, noun }: SavedSearchesPageProps & { draft: SearchDraft }) {
  const { address, title, count, optIn } = draft
  return (
    <section className={styles.panel} aria-labelledby="save-search">
      <h2 id="save-search" className={styles.title}>
        Save this search
      </h2>
      {count !== null && (
        <p className={styles.text}>
          {count === 1
            ? `1 ${noun.one} matches now.`
            : `${countText.format(count)} ${noun.many} match now.`}
        </p>
      )}
      <form action={SAVED_SEARCHES_PATH} method="post" className={styles.form}>
        <input type="hidden" name="save" value={address} />
        <TextField
          label="Name of the search"
          name="title"
          defaultValue={title}
          maxLength={longestSearchTitle}
          autoComplete="off"
        />
        {email !== '' && isMailable(count) && (
          <Checkbox
            name="opt_in"
            value="true"
            defaultChecked={optIn}
            label={`Email ${email} when a new ${noun.one} matches or a price drops`}
            hint="One email a day, with a link that ends them."
          />
        )}
        {!isMailable(count) && (
          <p className={styles.text}>
            {`This search finds more than ${countText.format(mostMatches)} ${noun.many}, so nothing about it is emailed. Choose more filters to get news by email.`}
          </p>
        )}
        <div className={styles.row}>
          <Button type="submit">Save search</Button>
          <ButtonLink href={address} variant="quiet">
            Back to the results
          </ButtonLink>
        </div>
      </form>
    </section>
  )
}

const countText = new Intl.NumberFormat('en-AU')

const isMailable = (count: number | null) => count === null || count <= mostMatches

function MailNote({ searches, email, isUnsubscribed = false }: SavedSearchesPageProps) {
  if (email === '' || !searches.some(({ isMailed }) => isMailed)) return null
  return isUnsubscribed ? (
    <Alert tone="warning">
      {`${email} has unsubscribed, so nothing is emailed. Write to us to undo that.`}
    </Alert>
  ) : (
    <p className={styles.text}>Emails go to {email}.</p>
  )
}

function Item({ search, canMail }: { search: ListedSearch; canMail: boolean }) {
  const { id, title, address, isMailed } = search
  return (
    <li className={styles.item}>
      <a href={address} className={styles.name}>
        {title}
      </a>
      <form action={SAVED_SEARCHES_PATH} method="post" className={styles.row}>
        {canMail && (
          <Button
            type="submit"
            name={isMailed ? 'mails_off' : 'mails_on'}
            value={id}
            size="sm"
            variant="outline"
            aria-label={`${isMailed ? 'Stop emails about' : 'Email me about'} ${title}`}
          >
            {isMailed ? 'Stop emails' : 'Email me news'}
          </Button>
        )}
        <Button
          type="submit"
          name="remove"
          value={id}
          size="sm"
          variant="quiet"
          aria-label={`Remove ${title}`}
        >
          Remove
        </Button>
      </form>
    </li>
  )
}
