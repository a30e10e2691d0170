import { type Crumb, createBreadcrumbJsonLd } from '@forecourt/feature-vdp/model'
import type { Site } from '@forecourt/tenant-config/model'
import { shareImage } from '../car-images.ts'
import type { PageHead } from '../page-head.ts'
import type { Content } from './load-content.ts'

/** Where a page stands: home, the pages between, then itself. */
export const createContentCrumbs = (title: string, between: readonly Crumb[] = []): Crumb[] => [
  { label: 'Home', href: '/' },
  ...between,
  { label: title },
]

/** Head of a page of words, with its crumbs for search engines. Source: `PLUS-051` */
export const createContentHead = (
  site: Site,
  { title, description, hero }: Omit<Content, 'html'>,
  canonicalPath: string,
  crumbs: readonly Crumb[] = createContentCrumbs(title),
): PageHead => ({
  title: `${title} | ${site.name}`,
  description,
  canonicalPath,
  shareImage: shareImage(site, hero?.url ?? null),
  jsonLd: [createBreadcrumbJsonLd(crumbs, site)],
})
