import * as recipes from '@forecourt/styled-system/recipes'
import { describe, expect, it } from 'vitest'
import { createClassNames } from './class-names.ts'
import { writeShortRecipe } from './short-recipes.ts'
import { stylesRuntime } from './styles-runtime.ts'

type Recipe = Parameters<typeof writeShortRecipe>[0]

const all = Object.entries(recipes as unknown as Record<string, Recipe>).filter(
  ([, recipe]) => typeof recipe === 'function' && '__name__' in recipe,
)

/** Choices in which each variant has each of its values, and the one in which all are left open. */
function listChoices({ variantMap }: Recipe): (Record<string, string> | undefined)[] {
  const choices = Object.entries(variantMap).flatMap(([key, values]) =>
    values.map((value) => ({ [key]: value })),
  )
  return [undefined, {}, ...choices, Object.assign({}, ...choices) as Record<string, string>]
}

async function load(code: string) {
  const runtime = `data:text/javascript;base64,${Buffer.from(stylesRuntime).toString('base64')}`
  const text = code.replace('virtual:forecourt/styles-runtime', runtime)
  const module = (await import(`data:text/javascript,${encodeURIComponent(text)}`)) as object
  return Object.values(module)[0] as Recipe
}

describe('writeShortRecipe', () => {
  it.each(all)('%s gives the same classes under short names', async (_, recipe) => {
    const names = createClassNames()
    const code = writeShortRecipe(recipe, names)
    if (code === null) throw new Error('The recipe has too many variants.')
    const short = await load(code)
    const long = new Map([...names.recipes].map(([className, name]) => [name, [className]]))
    const expand = (classes: string) =>
      classes
        .split(' ')
        .flatMap((name) => long.get(name) ?? names.sets.get(name) ?? name)
        .toSorted()
    const slotsOf = (classes: string | Record<string, string>) =>
      Object.entries(typeof classes === 'string' ? { root: classes } : classes).map(
        ([slot, all]) => [slot, expand(all)],
      )
    for (const choice of listChoices(recipe))
      expect(slotsOf(short(choice))).toEqual(slotsOf(recipe(choice)))
  })
})
