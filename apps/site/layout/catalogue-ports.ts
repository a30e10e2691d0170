import { createEmbeddedSearchClient } from '@forecourt/feature-search/adapters'
import {
  type Catalogue,
  type CataloguePagePorts,
  createCatalogueScope,
} from '@forecourt/feature-search/server'
import type { Logger } from '@forecourt/site-server/process'
import type { Site } from '@forecourt/tenant-config/model'

/** Part of the outside world that the catalogue of a site is asked through. */
export interface CatalogueDeps {
  catalogue: Catalogue<Site>
  logger: Logger
}

/**
 * The catalogue of a site, and where its failures are logged. A catalogue that cannot be made is a search
 * that failed.
 * @param message of the log line
 */
export const createCataloguePorts = (
  site: Site,
  { catalogue, logger }: CatalogueDeps,
  message: string,
): Required<CataloguePagePorts> => ({
  searchClient: {
    search: async (...asked) => {
      const engine = await catalogue.engineFor(site)
      return createEmbeddedSearchClient({ engine, scope: createCatalogueScope(site) }).search(
        ...asked,
      )
    },
  },
  onFailure: (error) => logger.error(message, { site: site.id, error }),
})
