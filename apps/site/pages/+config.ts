import type { Config } from 'vike/types'
import vikeReact from 'vike-react/config'

/** Public pages are HTML; what a page needs of script its own +client.ts brings. */
export default {
  extends: vikeReact,
  clientRouting: false,
  lang: 'en-AU',
  // A part of its own for each folder of pages, so that their sheets have no rules of others.
  meta: { CompareBar: { env: { server: true } } },
} satisfies Config
