import { BRANDS_PATH } from '@forecourt/feature-search/model'
import type { Crumb } from '@forecourt/feature-vdp/model'

/** The brands page above the overview of a brand. */
export const brandsCrumb: Crumb = { label: 'Brands', href: BRANDS_PATH }
