import type { Preset, RecipeConfig, SlotRecipeConfig } from '@pandacss/dev'
import * as recipes from './recipes.ts'

/* A recipe goes by the name of its export: `dividerLineRecipe` is `dividerLine`. */
const all: readonly (readonly [string, RecipeConfig | SlotRecipeConfig])[] = Object.entries(
  recipes,
).map(([name, recipe]) => [name.replace(/Recipe$/, ''), recipe])

/** Recipes of the parts; used beside the preset of `@forecourt/tokens`. */
export const preset: Preset = {
  name: '@forecourt/ui',
  theme: {
    extend: {
      recipes: Object.fromEntries(
        all.flatMap(([name, recipe]) => (isSlotRecipe(recipe) ? [] : [[name, recipe]])),
      ),
      slotRecipes: Object.fromEntries(
        all.flatMap(([name, recipe]) => (isSlotRecipe(recipe) ? [[name, recipe]] : [])),
      ),
    },
  },
}

function isSlotRecipe(recipe: RecipeConfig | SlotRecipeConfig): recipe is SlotRecipeConfig {
  return 'slots' in recipe
}
