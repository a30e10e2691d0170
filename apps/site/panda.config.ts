import { defineConfig } from '@pandacss/dev'
// @boundaries-ignore Configuration of a tool, shared by all packages and shipped by none.
import { shared } from '../../packages/styled-system/panda.shared.ts'

/** One sheet for the whole site, extracted from the source of the pages and of every package. */
export default defineConfig({
  ...shared,
  include: [
    './pages/**/*.{ts,tsx}',
    './layout/**/*.tsx',
    './islands/**/*.tsx',
    '../../packages/*/src/**/*.{ts,tsx}',
  ],
  exclude: ['../../packages/*/src/**/*.{test,stories}.{ts,tsx}'],
  outdir: '.panda',
})
