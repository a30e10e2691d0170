import { defineConfig } from '@pandacss/dev'
import { shared } from './panda.shared.ts'

/** Generates the style functions of the whole design system; it scans no files of its own. */
export default defineConfig({
  ...shared,
  include: [],
  outdir: 'dist',
  outExtension: 'mjs',
  forceConsistentTypeExtension: true,
})
