import { defineConfig } from '@pandacss/dev'
// @boundaries-ignore The presets are read as source, so that styles need no build before them.
import { preset as tokens } from '../../packages/tokens/src/preset.ts'
// @boundaries-ignore
import { preset as ui } from '../../packages/ui/src/preset.ts'

/** One sheet for the whole site, extracted from the source of the pages and of every package. */
export default defineConfig({
  presets: ['@pandacss/preset-base', tokens, ui],
  eject: true,
  preflight: true,
  include: [
    './pages/**/*.{ts,tsx}',
    './layout/**/*.tsx',
    './islands/**/*.tsx',
    '../../packages/*/src/**/*.{ts,tsx}',
  ],
  exclude: ['../../packages/*/src/**/*.{test,stories}.{ts,tsx}'],
  importMap: '@forecourt/styled-system',
  outdir: '.panda',
  jsxFramework: 'react',
})
