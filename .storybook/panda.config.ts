import { defineConfig } from '@pandacss/dev'
import { shared } from '../packages/styled-system/panda.shared.ts'

/**
 * One sheet for the workshop: every recipe in every variant, and whatever parts and stories use.
 * Paths count from the root of the project.
 */
export default defineConfig({
  ...shared,
  include: ['packages/*/src/**/*.{ts,tsx}', '.storybook/**/*.tsx'],
  exclude: ['packages/*/src/**/*.test.{ts,tsx}'],
  staticCss: { recipes: '*' },
  outdir: '.storybook/.panda',
})
