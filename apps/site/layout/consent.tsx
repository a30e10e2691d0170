import { ConsentBanner } from '@forecourt/feature-leads'
import type { Site } from '@forecourt/tenant-config/model'
import type { PageData } from './page-head.ts'
import { siteRoutes } from './site-routes.ts'

interface ConsentProps {
  site: Site
  /** Path of the page, without the base. */
  path: string
  /** Data of the page; undefined for an error page. */
  data: Partial<PageData> | undefined
}

/**
 * Question whether others may count, of a dealer who has others count (D-100). Pages that are somebody's own, whose
 * addresses may hold a key to them, are never counted; the one that says an enquiry arrived is.
 */
export function Consent({ site, path, data }: ConsentProps) {
  const { containerId } = site.embeds.tagManager
  if (containerId === null || (data?.cache !== 'public' && path !== siteRoutes.success.path))
    return null
  return <ConsentBanner containerId={containerId} privacyHref={siteRoutes.privacy.path} />
}
