import type { Preset } from '@pandacss/dev'

/** Recipes of the parts; used beside the preset of `@forecourt/tokens`. */
export const preset: Preset = {
  name: '@forecourt/ui',
  theme: {
    extend: {
      recipes: {},
      slotRecipes: {},
    },
  },
}
