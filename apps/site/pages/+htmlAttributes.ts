import { resolveSiteBrand } from '@forecourt/site-server'
import type { PageContextServer } from 'vike/types'
import type { PageData } from '../layout/page-head.ts'

/** A bare page is paper, whatever ground the dealer's pages have. */
export const htmlAttributes = ({
  site,
  data,
}: PageContextServer & { data?: Partial<PageData> }) => ({
  'data-tenant': site.id,
  'data-surface': data?.isBare ? 'light' : resolveSiteBrand(site).surface,
})
