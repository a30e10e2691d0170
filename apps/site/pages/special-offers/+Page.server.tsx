import { formatStockPath, pickStockNoun } from '@forecourt/feature-search/model'
import { ButtonLink } from '@forecourt/ui/button'
import { EmptyState } from '@forecourt/ui/empty-state'
import { createContentCrumbs } from '../../layout/content/content-head.ts'
import { ContentPage } from '../../layout/content/content-page.tsx'
import { OfferCard } from '../../layout/content/offer-card.tsx'
import { cardGrid, threeRows } from '../../layout/home/home-section.tsx'
import { usePage } from '../../layout/page-request.ts'
import type { Data } from './+data.ts'

/** Offers that run now. */
export function Page() {
  const { data, site } = usePage<Data>()
  const { content, offers } = data
  return (
    <ContentPage content={content} crumbs={createContentCrumbs(content.title)}>
      {offers.length === 0 ? (
        <EmptyState
          title="No special offers at the moment"
          frame="box"
          actions={
            <>
              <ButtonLink href={formatStockPath(site)}>{site.labels.allStock}</ButtonLink>
              <ButtonLink href="/contact" variant="outline">
                {site.labels.contactText}
              </ButtonLink>
            </>
          }
        >
          All of our {pickStockNoun(site).many} are in the search. Tell us what you are looking for
          and we will let you know what we can do.
        </EmptyState>
      ) : (
        <ul className={cardGrid}>
          {offers.map((offer, index) => (
            <li key={offer.slug} className={threeRows}>
              <OfferCard offer={offer} site={site} priority={index === 0} />
            </li>
          ))}
        </ul>
      )}
    </ContentPage>
  )
}
