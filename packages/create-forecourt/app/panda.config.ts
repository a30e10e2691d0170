import layers from '@forecourt/styled-system/layers.json' with { type: 'json' }
import { createSiteSheet } from '@forecourt/styled-system/site-sheet'
import { preset as tokens } from '@forecourt/tokens/preset'
import { preset as ui } from '@forecourt/ui/preset'
import { defineConfig } from '@pandacss/dev'

/** One sheet for the whole site. */
export default defineConfig({
  presets: ['@pandacss/preset-base', tokens, ui],
  layers,
  eject: true,
  preflight: true,
  importMap: '@forecourt/styled-system',
  jsxFramework: 'react',
  jsxStyleProps: 'minimal',
  outdir: '.panda',
  ...createSiteSheet({
    sources: ['./{pages,layout,client}/**/*.{ts,tsx}', './islands/**/*.tsx'],
  }),
})
