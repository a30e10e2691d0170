import { BRANDS_PATH, listBrandGroups, pickStockNoun } from '@forecourt/feature-search/model'
import { loadBrandBodies, loadStockOverview } from '@forecourt/feature-search/server'
import type { PageContextServer } from 'vike/types'
import { createCataloguePorts } from '../../layout/catalogue-ports.ts'
import { createContentHead } from '../../layout/content/content-head.ts'
import { loadContent } from '../../layout/content/load-content.ts'
import { searchPorts } from '../../layout/page-request.ts'

export type Data = Awaited<ReturnType<typeof data>>

export async function data(pageContext: PageContextServer) {
  const { site, deps } = pageContext
  const [stock, bodies] = await Promise.all([
    loadStockOverview(searchPorts(pageContext), site, 1),
    loadBrandBodies(createCataloguePorts(site, deps, 'the brands page goes without bodies')),
  ])
  const groups = listBrandGroups(site, stock?.makes ?? [], bodies)
  const names = groups.flatMap(({ brands }) => brands.map(({ name }) => name))
  const content = loadContent(site, 'brands', {
    title: 'Our Brands',
    description: `Brands of ${pickStockNoun(site).many} at ${site.name}${names.length > 0 ? `: ${names.slice(0, 12).join(', ')}` : ''}.`,
  })
  return {
    content,
    groups,
    head: createContentHead(site, content, BRANDS_PATH),
    cache: stock ? ('public' as const) : ('private' as const),
  }
}
