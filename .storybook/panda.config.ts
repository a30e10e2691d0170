import { defineConfig } from '@pandacss/dev'
import { preset as tokens } from '../packages/tokens/src/preset.ts'
import { preset as ui } from '../packages/ui/src/preset.ts'

/** One sheet for the workshop: every recipe in every variant, and whatever parts and stories use. */
export default defineConfig({
  presets: ['@pandacss/preset-base', tokens, ui],
  eject: true,
  preflight: true,
  cwd: import.meta.dirname,
  include: ['../packages/*/src/**/*.{ts,tsx}', './**/*.tsx'],
  exclude: ['../packages/*/src/**/*.test.{ts,tsx}'],
  staticCss: { recipes: '*' },
  importMap: '@forecourt/styled-system',
  outdir: '.panda',
  jsxFramework: 'react',
})
