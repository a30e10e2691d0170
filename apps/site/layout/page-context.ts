import type { KnownStockRange } from '@forecourt/feature-search/server'
import type { IslandSlots } from '@forecourt/islands/server'
import type { PageInit } from '@forecourt/site-server'
import type { ComponentType } from 'react'

declare global {
  // biome-ignore lint/style/noNamespace: Vike is extended through its namespace
  namespace Vike {
    interface Config {
      /** Bar of the comparison; null for pages it would be in the way of. */
      CompareBar?: ComponentType | null
    }
    interface PageContextServer extends PageInit {
      /** Where long texts of the page wait while Vike works on it. */
      held: IslandSlots
      /** True for a site with parts to search. */
      hasParts: boolean
      /** Makes and models in stock. */
      stockRange: KnownStockRange
      /** Address of the icons all pages share; null without a build. */
      drawings: string | null
      /** True where the sheet of the page brings the brand of the site along. */
      hasBrandedSheet: boolean
    }
  }
}
