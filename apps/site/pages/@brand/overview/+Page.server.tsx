import { SearchFailed } from '@forecourt/feature-search'
import { formatCount, formatStockPath } from '@forecourt/feature-search/model'
import { Island } from '@forecourt/islands/server'
import { css } from '@forecourt/styled-system/css'
import { Breadcrumb } from '@forecourt/ui/breadcrumb'
import { ButtonLink } from '@forecourt/ui/button'
import { EmptyState } from '@forecourt/ui/empty-state'
import { Link } from '@forecourt/ui/link'
import { brandModelsIsland } from '../../../islands/brand-models.tsx'
import {
  listBrandDealerships,
  listBrandLocations,
  listBrandServices,
} from '../../../layout/brands/brand-services.ts'
import { DealershipList } from '../../../layout/content/dealership-list.tsx'
import { Prose } from '../../../layout/content/prose.tsx'
import { Places } from '../../../layout/home/places.tsx'
import { usePage } from '../../../layout/page-request.ts'
import { isReachable } from '../../../layout/site-routes.ts'
import type { Data } from './+data.ts'

const frame = { maxW: 'content', mx: 'auto', px: { base: 'page', lg: '6' }, w: 'full' } as const

const styles = {
  crumbs: css({ ...frame, pt: { base: '4', lg: '6' } }),
  title: css({ textStyle: 'h1', m: '0', mb: '6' }),
  rest: css({ ...frame, display: 'grid', gap: { base: '8', lg: '12' }, pt: '8' }),
  heading: css({ textStyle: 'h3', m: '0', mb: '4' }),
  links: css({
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: '6',
    rowGap: '2',
    listStyle: 'none',
    m: '0',
    p: '0',
    '& a': { _touch: { display: 'inline-flex', alignItems: 'center', minH: 'touch' } },
  }),
}

/** Models of the brand, or what stands where there are none. */
function Models({ data }: { data: Data }) {
  const { site } = usePage()
  const { brand, content, list, retryHref } = data
  if (list) return <Island island={brandModelsIsland} props={list} writesHistory />
  return (
    <div className={styles.rest}>
      <h1 className={styles.title}>{content.title}</h1>
      {retryHref === null ? (
        <EmptyState
          title={`No ${brand.name} in stock at the moment`}
          frame="box"
          actions={
            <>
              <ButtonLink href="/contact">Ask what is coming</ButtonLink>
              <ButtonLink href={formatStockPath(site)} variant="outline">
                {site.labels.allStock}
              </ButtonLink>
            </>
          }
        >
          {`We carry ${brand.name}. Tell us what you are looking for and we will look for it.`}
        </EmptyState>
      ) : (
        <SearchFailed retryHref={retryHref} locations={site.locations} />
      )}
    </div>
  )
}

/** "See all 15 Audi in stock", whatever kinds of vehicles they are. */
const formatAllInStock = ({ name, count }: Data['brand']) =>
  count === 1 ? `See the ${name} in stock` : `See all ${formatCount(count)} ${name} in stock`

/** A brand of the dealer: its models for sale, its story, service, parts and places. Source: `SITE-044` */
export function Page() {
  const { data, site, now, hasParts } = usePage<Data>()
  const { brand, content, crumbs } = data
  const services = listBrandServices(site, brand.name, hasParts)
  return (
    <>
      <div className={styles.crumbs}>
        <Breadcrumb items={crumbs} />
      </div>
      <Models data={data} />
      <div className={styles.rest}>
        {brand.count > 0 && (
          <div>
            <ButtonLink href={formatStockPath(site, { make: brand.name })}>
              {formatAllInStock(brand)}
            </ButtonLink>
          </div>
        )}
        <Prose html={content.html} />
        <section aria-labelledby="brand-services">
          <h2 id="brand-services" className={styles.heading}>
            Service and parts
          </h2>
          <ul className={styles.links}>
            {services
              .filter(({ href }) => isReachable(site, href))
              .map(({ label, href }) => (
                <li key={href}>
                  <Link href={href}>{label}</Link>
                </li>
              ))}
          </ul>
        </section>
        <DealershipList
          site={site}
          dealerships={listBrandDealerships(site, brand.name)}
          heading={`${brand.name} dealerships`}
        />
      </div>
      <Places
        site={site}
        now={now}
        places={listBrandLocations(site, brand.name)}
        heading={`Where to see ${brand.name}`}
      />
    </>
  )
}
