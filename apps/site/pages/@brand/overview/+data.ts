import {
  findBrand,
  formatBrandPath,
  formatCount,
  isCatalogueRefined,
  pickStockNoun,
} from '@forecourt/feature-search/model'
import { loadCarModelPage, loadStockOverview } from '@forecourt/feature-search/server'
import { toSlug } from '@forecourt/stock/model'
import { redirect, render } from 'vike/abort'
import type { PageContextServer } from 'vike/types'
import type { BrandModelsIslandProps } from '../../../islands/brand-models.tsx'
import { brandsCrumb } from '../../../layout/brands/brands-crumb.ts'
import { imageSite } from '../../../layout/car-images.ts'
import { createCataloguePorts } from '../../../layout/catalogue-ports.ts'
import { createContentCrumbs, createContentHead } from '../../../layout/content/content-head.ts'
import { loadContent } from '../../../layout/content/load-content.ts'
import { makeLogo } from '../../../layout/make-logo.ts'
import { requestAddress, searchPorts } from '../../../layout/page-request.ts'

export type Data = Awaited<ReturnType<typeof data>>

export async function data(pageContext: PageContextServer) {
  const { site, deps, routeParams } = pageContext
  const asked = routeParams.brand ?? ''
  const slug = toSlug(asked)
  const stock = await loadStockOverview(searchPorts(pageContext), site, 1)
  const brand = findBrand(site, slug, stock?.makes ?? [])
  if (brand === null) throw render(404)
  const { search } = requestAddress(pageContext)
  const path = formatBrandPath(slug)
  if (asked !== slug) throw redirect(path + search, 301)
  const ports = createCataloguePorts(site, deps, 'the models of a brand could not be read')
  const models = await loadCarModelPage(ports, path + search, brand.name)
  const noun = pickStockNoun(site)
  const content = loadContent(site, `${slug}/overview`, {
    title: `${brand.name} at ${site.name}`,
    description:
      brand.count > 0
        ? `${formatCount(brand.count)} ${brand.name} in stock at ${site.name}, model by model, with prices, service and parts.`
        : `${brand.name} at ${site.name}: locations, service and parts.`,
  })
  const crumbs = createContentCrumbs(brand.name, [brandsCrumb])
  const head = createContentHead(site, content, path, crumbs)
  const logo = new URL(makeLogo(site, brand.name) ?? brand.logo.url, site.url).href
  const about = { '@context': 'https://schema.org', '@type': 'Brand', name: brand.name, logo }
  const isPage = models.kind === 'page'
  const list: BrandModelsIslandProps | null =
    isPage && (models.results.count > 0 || isCatalogueRefined(models.search))
      ? {
          page: { search: models.search, results: models.results },
          path,
          make: brand.name,
          heading: content.title,
          noun,
          site: {
            routing: { stockBasePath: site.routing.stockBasePath },
            search: { noPriceText: site.search.noPriceText },
          },
          siteId: site.id,
          photos: imageSite(site),
        }
      : null
  return {
    brand,
    content,
    crumbs,
    list,
    retryHref: isPage ? null : models.retryHref,
    head: {
      ...head,
      noindex: isCatalogueRefined(models.search),
      jsonLd: [...(head.jsonLd ?? []), about],
    },
    cache: stock && isPage ? ('public' as const) : ('private' as const),
  }
}
