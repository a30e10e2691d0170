import { createSiteSheet } from '@forecourt/styled-system/site-sheet'
import { defineConfig } from '@pandacss/dev'
// @boundaries-ignore Configuration of a tool, shared by all packages and shipped by none.
import { shared } from '../../packages/styled-system/panda.shared.ts'

/** One sheet for the whole site. */
export default defineConfig({
  ...shared,
  ...createSiteSheet({
    sources: [
      './pages/**/*.{ts,tsx}',
      './layout/**/*.{ts,tsx}',
      './islands/**/*.tsx',
      './client/**/*.{ts,tsx}',
    ],
  }),
  outdir: '.panda',
})
