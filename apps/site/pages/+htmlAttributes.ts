import type { PageContextServer } from 'vike/types'
import { siteBrand } from '../layout/site-brand.ts'

export const htmlAttributes = ({ site }: PageContextServer) => ({
  'data-tenant': site.id,
  'data-surface': siteBrand(site).surface,
})
