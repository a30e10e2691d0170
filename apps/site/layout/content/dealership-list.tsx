import { formatDealershipLicence } from '@forecourt/feature-locations/model'
import { css } from '@forecourt/styled-system/css'
import type { Site } from '@forecourt/tenant-config/model'
import { Link } from '@forecourt/ui/link'

const styles = {
  heading: css({ textStyle: 'h3', m: '0', mb: '4' }),
  list: css({
    display: 'grid',
    gap: '4',
    listStyle: 'none',
    m: '0',
    p: '0',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'repeat(auto-fill, minmax(260px, 1fr))' },
  }),
  item: css({
    display: 'grid',
    alignContent: 'start',
    gap: '1',
    borderTopWidth: '1px',
    borderColor: 'border',
    pt: '3',
    overflowWrap: 'anywhere',
  }),
  name: css({ textStyle: 'label', m: '0' }),
  fact: css({ textStyle: 'bodySm', color: 'fg.muted', m: '0' }),
}

/** "kia.example.com.au", the part of an address that people say. */
const formatHost = (url: string): string => new URL(url).host.replace(/^www\./, '')

export interface DealershipListProps {
  site: Pick<Site, 'dealerships' | 'locations' | 'state' | 'dealershipWebsites'>
  /** Default: all dealerships of the site. */
  dealerships?: Site['dealerships']
  /** Default "Our dealerships". */
  heading?: string
}

/** Licensed dealerships of the group with their own websites. Source: `DATA-036`, `D-99` */
export function DealershipList({
  site,
  dealerships = site.dealerships,
  heading = 'Our dealerships',
}: DealershipListProps) {
  if (dealerships.length === 0) return null
  return (
    <section aria-labelledby="dealerships">
      <h2 id="dealerships" className={styles.heading}>
        {heading}
      </h2>
      <ul className={styles.list}>
        {dealerships.map(({ slug, name, city, make }) => {
          const website = site.dealershipWebsites.find(
            ({ dealershipSlug }) => dealershipSlug === slug,
          )
          const licence = formatDealershipLicence(site, slug)
          const facts = [make, city].filter(Boolean).join(', ')
          return (
            <li key={slug} className={styles.item}>
              <h3 className={styles.name}>{name}</h3>
              {facts && <p className={styles.fact}>{facts}</p>}
              {licence && <p className={styles.fact}>{licence}</p>}
              {website && (
                <Link href={website.url} rel="noopener">
                  {formatHost(website.url)}
                </Link>
              )}
            </li>
          )
        })}
      </ul>
    </section>
  )
}
