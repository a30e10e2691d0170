import { listLenderOrigins } from '@forecourt/feature-finance/model/stock'
import {
  listEmbedOrigins,
  listPictureOrigins,
  listSearchOrigins,
  type Site,
} from '@forecourt/tenant-config/model'
import { formatContentSecurityPolicy } from './security-headers.ts'

const policies = new WeakMap<Site, string>()

/**
 * Content-Security-Policy of a site's pages, worked out once for each version of its tenant file.
 * @param formOrigins origins its forms may lead to, beside those of its lender; default none
 */
export function resolvePagePolicy(site: Site, formOrigins: readonly string[] = []): string {
  const policy =
    policies.get(site) ??
    formatContentSecurityPolicy({
      imageHosts: listPictureOrigins(site.images),
      searchOrigins: listSearchOrigins(site.search),
      formOrigins: [...formOrigins, ...listLenderOrigins(site)],
      embeds: listEmbedOrigins(site),
    })
  policies.set(site, policy)
  return policy
}
