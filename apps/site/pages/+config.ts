import type { Config } from 'vike/types'
import vikeReact from 'vike-react/config'

/** Public pages are HTML; what a page needs of script its own +client.ts brings. */
export default {
  extends: vikeReact,
  clientRouting: false,
  lang: 'en-AU',
} satisfies Config
