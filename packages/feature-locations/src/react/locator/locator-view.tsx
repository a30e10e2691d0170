import { css } from '@forecourt/styled-system/css'
import { Button, ButtonLink } from '@forecourt/ui/button'
import { EmptyState } from '@forecourt/ui/empty-state'
import { TextField } from '@forecourt/ui/text-field'
import {
  type ComingSpecialDay,
  LOCATION_QUERY,
  LOCATOR_PATH,
  type Location,
  type LocationGroup,
} from '../../model/index.ts'
import { type DepartmentTab, DepartmentTabs } from '../department-tabs/department-tabs.tsx'
import {
  LocationCard,
  type LocationCardSite,
  type LocationLinks,
} from '../location-card/location-card.tsx'
import { SpecialDaysDialog } from '../special-days/special-days.tsx'

const styles = {
  root: css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '6' }),
  title: css({ textStyle: 'h1', m: '0' }),
  form: css({ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-end', gap: '3', maxW: 'prose' }),
  field: css({ flex: '1 1 16rem', minW: '0' }),
  line: css({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '3',
  }),
  note: css({ m: '0', color: 'fg.muted' }),
  groups: css({
    display: 'grid',
    gap: 'gutter',
    listStyle: 'none',
    m: '0',
    p: '0',
    gridTemplateColumns: {
      base: 'minmax(0, 1fr)',
      md: 'repeat(2, minmax(0, 1fr))',
      xl: 'repeat(3, minmax(0, 1fr))',
    },
    // Two and four would leave a gap in a row of three.
    '&:has(> :nth-child(2):last-child), &:has(> :nth-child(4):last-child)': {
      xl: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    },
  }),
  // Departments of one place stand side by side where there is space.
  group: css({
    display: 'grid',
    gap: 'gutter',
    gridTemplateColumns: 'subgrid',
    '&[data-count="2"]': { md: { gridColumn: 'span 2' } },
    '&[data-count="3"]': { md: { gridColumn: '1 / -1' } },
  }),
}

/** A location with its distance from the place a visitor typed; null when none was. */
export type ListedLocation = Location & { km: number | null }

export interface LocatorViewProps {
  /** The search as it was typed; empty for none. */
  query: string
  /** Place the distances are from, in words; null when none was typed. */
  near: string | null
  /** Source of the data the distances are from; shown with them. Default none. */
  attribution?: string
  /** Departments to choose. */
  tabs: readonly DepartmentTab[]
  /** Locations by their state, those that are shown. */
  groups: readonly LocationGroup<ListedLocation>[]
  /** Settings of the dealer that a card shows. */
  site: LocationCardSite
  /** Any instant of today. */
  now: Date
  /** Addresses of the buttons of a location. */
  linksOf: (location: Location) => LocationLinks
  /** Coming days of the locations in the list whose hours differ. */
  specialDays: readonly ComingSpecialDay[]
  /** Page that lists them, for visitors without script. */
  specialDaysHref: string
  /** Page that helps whom no location does; null where there is none. */
  contactHref: string | null
}

/** All locations: a search, a choice of departments, and those of one name together. */
export function LocatorView(props: LocatorViewProps) {
  const { query, tabs, groups, specialDays, specialDaysHref } = props
  return (
    <div className={styles.root}>
      <h1 className={styles.title}>Our Locations</h1>
      <search>
        <form action={LOCATOR_PATH} className={styles.form}>
          <div className={styles.field}>
            <TextField
              type="search"
              name={LOCATION_QUERY}
              label="Suburb, postcode, make or name"
              defaultValue={query}
              maxLength={100}
              autoComplete="off"
              enterKeyHint="search"
            />
          </div>
          <Button type="submit">Search</Button>
        </form>
      </search>
      <DepartmentTabs label="Department" tabs={tabs} />
      {groups.length === 0 ? (
        <Empty {...props} />
      ) : (
        <>
          <div className={styles.line}>
            <Count {...props} />
            <SpecialDaysDialog days={specialDays} href={specialDaysHref} />
          </div>
          <Groups {...props} />
        </>
      )}
    </div>
  )
}

function Count({ query, near, groups, attribution }: LocatorViewProps) {
  const count = groups.reduce((total, { locations }) => total + locations.length, 0)
  const found = `${count} ${count === 1 ? 'location' : 'locations'}`
  if (near)
    return (
      <p className={styles.note}>
        {found} near {near}, nearest first. {attribution}
      </p>
    )
  return <p className={styles.note}>{query === '' ? found : `${found} for “${query}”`}</p>
}

function Groups({ groups, site, now, linksOf }: LocatorViewProps) {
  return (
    <ul className={styles.groups}>
      {groups.map(({ name, locations }) => (
        <li
          key={name}
          className={styles.group}
          data-count={Math.min(locations.length, 3)}
          aria-label={name}
        >
          {locations.map((location) => (
            <LocationCard
              key={location.id}
              location={location}
              site={site}
              now={now}
              links={linksOf(location)}
              km={location.km}
              showsType
              headingLevel="h2"
            />
          ))}
        </li>
      ))}
    </ul>
  )
}

/** Why nothing was found, and the ways on. */
function Empty({ query, contactHref }: LocatorViewProps) {
  return (
    <EmptyState
      frame="box"
      title={`No location found for “${query}”`}
      actions={
        <>
          <ButtonLink href={LOCATOR_PATH}>Show all locations</ButtonLink>
          {contactHref && (
            <ButtonLink href={contactHref} variant="outline">
              Contact Us
            </ButtonLink>
          )}
        </>
      }
    >
      <p>
        {/^\d+$/.test(query.trim())
          ? 'We know of no Australian postcode like it. A postcode has four digits, such as 4000.'
          : 'None of our locations has these words in its name, address or makes. Try a suburb, a postcode or a make.'}
      </p>
    </EmptyState>
  )
}
