import { defineConfig } from '@pandacss/dev'
// @boundaries-ignore The preset is read as source, so that codegen needs no build before it.
import { preset as tokens } from '../tokens/src/preset.ts'
// @boundaries-ignore The recipes are read as source; the package itself does not depend on ui.
import { preset as ui } from '../ui/src/preset.ts'

/** Generates the style functions of the whole design system; it scans no files of its own. */
export default defineConfig({
  presets: ['@pandacss/preset-base', tokens, ui],
  eject: true,
  preflight: true,
  include: [],
  outdir: 'dist',
  outExtension: 'mjs',
  forceConsistentTypeExtension: true,
  importMap: '@forecourt/styled-system',
  jsxFramework: 'react',
})
