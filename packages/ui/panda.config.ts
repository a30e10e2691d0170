import { defineConfig } from '@pandacss/dev'
// @boundaries-ignore Every package writes its sheet with the same classes.
import { packageSources, shared } from '../styled-system/panda.shared.ts'

/** The sheet of the packed package: base rules, tokens and every recipe in every variant. */
export default defineConfig({
  ...shared,
  ...packageSources,
  staticCss: { recipes: '*' },
  outdir: 'dist/.panda',
})
