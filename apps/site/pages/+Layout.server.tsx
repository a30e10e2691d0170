import { findMainPhone } from '@forecourt/feature-locations/model'
import '../layout/styles.css'
import { IslandsPage } from '@forecourt/islands/server'
import { css } from '@forecourt/styled-system/css'
import { SkipLink } from '@forecourt/ui/skip-link'
import type { ReactNode } from 'react'
import type { PageContextServer } from 'vike/types'
import { usePageContext } from 'vike-react/usePageContext'
import { CarLists } from '../layout/car-lists.tsx'
import { SiteHeader } from '../layout/header/site-header.tsx'
import type { PageData } from '../layout/page-head.ts'
import { SiteFooter } from '../layout/site-footer.tsx'

const main = css({ display: 'block', minH: '[60vh]', outline: 'none' })

export function Layout({ children }: { children: ReactNode }) {
  const { site, now, urlPathname, data, islands, hasParts, globalContext } =
    usePageContext() as PageContextServer & { data?: Partial<PageData> }
  if (data?.isBare) return <main id="content">{children}</main>
  return (
    <IslandsPage slots={islands} manifest={globalContext.assetsManifest ?? undefined}>
      <SkipLink targetId="content" />
      <SiteHeader
        site={site}
        path={urlPathname}
        phone={findMainPhone(site)}
        now={now}
        hasParts={hasParts}
      />
      <main id="content" tabIndex={-1} className={main}>
        {children}
      </main>
      <SiteFooter site={site} now={now} hasParts={hasParts} />
      <CarLists site={site} path={urlPathname} />
    </IslandsPage>
  )
}
