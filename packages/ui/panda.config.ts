// @boundaries-ignore Configuration of a tool, shared by all packages and shipped by none.
import { packageSources, shared } from '../styled-system/panda.shared.ts'

/** The shipped sheet: reset, tokens, base rules and every recipe in every variant. */
export default {
  ...shared,
  ...packageSources,
  staticCss: { recipes: '*' },
  outdir: 'dist/.panda',
}
