import '../layout/styles.css'
import { formatStockPath, OFFLINE_NOTICE } from '@forecourt/feature-search/model'
import { IslandsPage } from '@forecourt/islands/server'
import { css } from '@forecourt/styled-system/css'
import type { Site } from '@forecourt/tenant-config/model'
import { SkipLink } from '@forecourt/ui/skip-link'
import type { ReactNode } from 'react'
import type { PageContextServer } from 'vike/types'
import { usePageContext } from 'vike-react/usePageContext'
import { CarLists } from '../layout/car-lists.tsx'
import { Consent } from '../layout/consent.tsx'
import { SiteHeader } from '../layout/header/site-header.tsx'
import { headerMenu, type MenuStock } from '../layout/menus.ts'
import type { PageData } from '../layout/page-head.ts'
import { pageParts, partsNow } from '../layout/page-parts.ts'
import { Promotion } from '../layout/promotion.tsx'
import { SiteFooter } from '../layout/site-footer.tsx'

const main = css({ display: 'block', minH: '[60vh]' })

/** Hidden until something waits for the connection. */
const offlineNotice = css({
  position: 'fixed',
  left: '4',
  bottom: '4',
  zIndex: 'toast',
  padding: '4',
  color: 'fg.inverse',
  bg: 'surface.inverse',
  borderRadius: 'card',
})

/** True where the menu says that an entry is the page itself. */
const isInMenu = (site: Site, stock: MenuStock, path: string) =>
  headerMenu(site, stock).some(({ href, children = [] }) =>
    [href, ...children.map((child) => child.href)].includes(path),
  )

/** True for the search page and the pages of what is searched for below it. */
const isStockPath = (site: Site, path: string) => `${path}/`.startsWith(`${formatStockPath(site)}/`)

export function Layout({ children }: { children: ReactNode }) {
  const pageContext = usePageContext() as PageContextServer & { data?: Partial<PageData> }
  const { site, urlPathname, data, hasParts, stockRange, globalContext, config, now } = pageContext
  if (data?.isBare) return <main id="content">{children}</main>
  const part = pageParts(pageContext)
  const { range } = stockRange
  // Pages of cars have the most parts of their own: where there are several makes, their menu names them alone.
  const isOfCars = data?.carId !== undefined || isStockPath(site, urlPathname)
  const isBrief = isOfCars && range.length > 1
  const stock = { hasParts, range }
  const menuStock = isBrief
    ? { hasParts, range: range.map((make) => ({ ...make, models: [] })) }
    : stock
  const shared = { site, now: partsNow(pageContext) }
  const stockKey = `${hasParts}.${stockRange.version}`
  const path = isInMenu(site, menuStock, urlPathname) ? urlPathname : ''
  return (
    <IslandsPage manifest={globalContext.assetsManifest ?? undefined}>
      {data?.resultsId && <SkipLink targetId={data.resultsId}>Skip to results</SkipLink>}
      <SkipLink targetId="content" />
      {part(
        `header.${stockKey}.${isBrief}.${path}`,
        <SiteHeader {...shared} stock={menuStock} path={path} />,
      )}
      <main id="content" tabIndex={-1} className={main}>
        {children}
      </main>
      <Promotion site={site} now={now} data={data} />
      <Consent site={site} path={urlPathname} data={data} />
      {part(`footer.${stockKey}`, <SiteFooter {...shared} stock={stock} />)}
      <CarLists site={site} bar={config.CompareBar ?? null} />
      <output className={offlineNotice} hidden data-offline={OFFLINE_NOTICE} />
    </IslandsPage>
  )
}
