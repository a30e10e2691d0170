/** Variants of a recipe, as Panda's recipes describe themselves. */
export interface Variants {
  variantKeys: string[]
  variantMap: Record<string, string[]>
  getVariantProps(props: Record<string, string>): Record<string, unknown>
}

/** Values chosen of some variants. */
export type Choice = Record<string, string>

/** Number of choices a recipe has, those that leave a variant open included. */
export const countChoices = ({ variantKeys, variantMap }: Variants): number =>
  variantKeys.reduce((product, key) => product * ((variantMap[key]?.length ?? 0) + 1), 1)

/** Every choice of a recipe, those that leave a variant open included. */
export function listChoices({ variantKeys, variantMap }: Variants): Choice[] {
  let choices: Choice[] = [{}]
  for (const key of variantKeys)
    choices = choices.flatMap((choice) => [
      choice,
      ...(variantMap[key] ?? []).map((value) => ({ ...choice, [key]: value })),
    ])
  return choices
}

/** Values a recipe takes where a choice leaves a variant open. */
export function findDefaults(recipe: Variants): Record<string, unknown> {
  const all = Object.entries(recipe.getVariantProps({}))
  return Object.fromEntries(all.filter(([key]) => recipe.variantKeys.includes(key)))
}

/** Key of a choice in a table, as the code of named styles works it out again. */
export function formatChoice(recipe: Variants, choice: Choice): string {
  const values: Record<string, unknown> = { ...findDefaults(recipe), ...choice }
  return recipe.variantKeys.map((key) => values[key]).join()
}
