import type { Config } from '@pandacss/dev'
// @boundaries-ignore The preset is read as source, so that codegen needs no build before it.
import { sharedPagePreset, surfaceScope, preset as tokens } from '../tokens/src/preset.ts'
// @boundaries-ignore The recipes are read as source; the package itself does not depend on ui.
import { preset as ui } from '../ui/src/preset.ts'
import layers from './layers.json' with { type: 'json' }
import { placeLayers } from './place-layers.mjs'

/** Settings that all Panda configurations of the project share, so that all write the same classes. */
export const shared = {
  // All below the one layer "forecourt": an app orders that among its own, and no layer of Tailwind or of
  // another Panda goes by the same name.
  layers,
  presets: ['@pandacss/preset-base', tokens, ui],
  eject: true,
  preflight: true,
  importMap: '@forecourt/styled-system',
  jsxFramework: 'react',
  jsxStyleProps: 'minimal',
} satisfies Config

/**
 * A package that ships a sheet: all there is to know to show its parts, so that a page with parts of one
 * package has one sheet. `forecourt-styles` writes the sheet of several. It draws nothing outside elements with
 * `data-surface`, for the page is the host's.
 */
export const packageSheet = {
  ...shared,
  presets: ['@pandacss/preset-base', sharedPagePreset, ui],
  preflight: { scope: surfaceScope },
  include: ['../ui/src/**/*.{ts,tsx}', './src/**/*.{ts,tsx}'],
  exclude: ['../ui/src/**/*.{test,stories}.{ts,tsx}', './src/**/*.{test,stories}.{ts,tsx}'],
  staticCss: { recipes: '*' },
  outdir: 'dist/.panda',
  hooks: {
    'cssgen:done': ({ artifact, content }) =>
      artifact === 'styles.css' ? placeLayers(content) : content,
  },
} satisfies Config
