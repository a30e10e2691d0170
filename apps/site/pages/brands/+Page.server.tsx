import { BrandList } from '@forecourt/feature-search'
import { formatStockPath, pickStockNoun } from '@forecourt/feature-search/model'
import { ButtonLink } from '@forecourt/ui/button'
import { EmptyState } from '@forecourt/ui/empty-state'
import { createContentCrumbs } from '../../layout/content/content-head.ts'
import { ContentPage } from '../../layout/content/content-page.tsx'
import { makeLogo } from '../../layout/make-logo.ts'
import { usePage } from '../../layout/page-request.ts'
import type { Data } from './+data.ts'

/** Brands the dealer carries or has in stock. */
export function Page() {
  const { data, site } = usePage<Data>()
  const { content, groups } = data
  const noun = pickStockNoun(site)
  return (
    <ContentPage content={content} crumbs={createContentCrumbs(content.title)}>
      {groups.length === 0 ? (
        <EmptyState
          title="No brands to show at the moment"
          frame="box"
          actions={<ButtonLink href={formatStockPath(site)}>{site.labels.allStock}</ButtonLink>}
        >
          {`The search shows which ${noun.many} we have as soon as they arrive.`}
        </EmptyState>
      ) : (
        <BrandList
          groups={groups}
          noun={noun}
          logoFor={({ name }) => makeLogo(site, name)}
          stockHrefFor={({ name }) => formatStockPath(site, { make: name })}
        />
      )}
    </ContentPage>
  )
}
