import type { Config } from '@pandacss/dev'
// @boundaries-ignore The preset is read as source, so that codegen needs no build before it.
import { preset as tokens } from '../tokens/src/preset.ts'
// @boundaries-ignore The recipes are read as source; the package itself does not depend on ui.
import { preset as ui } from '../ui/src/preset.ts'

/** Settings that all Panda configurations of the project share, so that all write the same classes. */
export const shared = {
  presets: ['@pandacss/preset-base', tokens, ui],
  eject: true,
  preflight: true,
  importMap: '@forecourt/styled-system',
  jsxFramework: 'react',
  jsxStyleProps: 'minimal',
} satisfies Config

/** Sources of a package that ships a sheet of its own. */
export const packageSources = {
  include: ['./src/**/*.{ts,tsx}'],
  exclude: ['./src/**/*.{test,stories}.{ts,tsx}'],
} satisfies Config
