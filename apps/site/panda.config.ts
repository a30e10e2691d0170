import { defineConfig } from '@pandacss/dev'
// @boundaries-ignore Configuration of a tool, shared by all packages and shipped by none.
import { shared } from '../../packages/styled-system/panda.shared.ts'
import { usedParts, usedRecipes } from './used-parts.ts'

const parts = usedParts()

/**
 * One sheet for the whole site, extracted from the source of its pages, of the features and of those
 * parts of the design system that they show: a part nobody shows costs a visitor nothing.
 */
export default defineConfig({
  ...shared,
  include: [
    './pages/**/*.{ts,tsx}',
    './layout/**/*.{ts,tsx}',
    './islands/**/*.tsx',
    '../../packages/feature-*/src/**/*.{ts,tsx}',
    ...parts.map((part) => `../../packages/ui/src/${part}/*.{ts,tsx}`),
  ],
  exclude: ['../../packages/*/src/**/*.{test,stories}.{ts,tsx}'],
  outdir: '.panda',
  staticCss: { recipes: Object.fromEntries(usedRecipes(parts).map((name) => [name, ['*']])) },
  hooks: {
    // A recipe asks for all of itself, for sheets of packages; here only those in use are written.
    'config:resolved': ({ config, utils }) => {
      const recipes = config.theme?.recipes ?? {}
      const slotRecipes = config.theme?.slotRecipes ?? {}
      const paths = [
        ...Object.keys(recipes).map((name) => `theme.recipes.${name}.staticCss`),
        ...Object.keys(slotRecipes).map((name) => `theme.slotRecipes.${name}.staticCss`),
      ]
      return utils.omit(config, paths) as typeof config
    },
  },
})
