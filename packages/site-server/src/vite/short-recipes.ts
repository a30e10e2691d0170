import type { ClassNames } from './class-names.ts'
import { STYLES_RUNTIME, VARIANT_LETTERS } from './styles-runtime.ts'
import {
  type Choice,
  countChoices,
  findDefaults,
  formatChoice,
  listChoices,
  type Variants,
} from './variant-choices.ts'

/** A generated recipe, of one class or of one for each slot. */
interface Recipe extends Variants {
  (choice?: Choice): string | Record<string, string>
  __name__: string
}

/** Most choices of a recipe that are tried. */
const MOST_CHOICES = 4096

function slotsOf(recipe: Recipe, choice: Choice): Record<string, string> {
  const classes = recipe(choice)
  return typeof classes === 'string' ? { '': classes } : classes
}

/** Class of a slot without variants, which is the first of its classes. */
const baseOf = (classes: string) => classes.split(' ')[0] ?? ''

/** Classes of all variants of one base, by their short names. Source: Panda's naming of config recipes */
function nameVariants(recipe: Recipe, base: string, name: string): Map<string, string> {
  const classes = recipe.variantKeys.flatMap((key) =>
    (recipe.variantMap[key] ?? []).map((value) => `${base}--${key}_${value.replaceAll(' ', '_')}`),
  )
  return new Map(classes.map((className, index) => [className, name + VARIANT_LETTERS[index]]))
}

/** Sets of atoms that come with some choices only, by choice and slot. */
function findCompounds(recipe: Recipe, names: ClassNames): Record<string, Record<string, string>> {
  const compounds: Record<string, Record<string, string>> = {}
  for (const choice of listChoices(recipe)) {
    for (const [slot, classes] of Object.entries(slotsOf(recipe, choice))) {
      const base = baseOf(classes)
      const isAtom = (name: string) => name !== base && !name.startsWith(`${base}--`)
      const atoms = classes.split(' ').filter(isAtom).join(' ')
      if (atoms) (compounds[formatChoice(recipe, choice)] ??= {})[slot] = names.nameSet(atoms)
    }
  }
  return compounds
}

const isLarge = (recipe: Recipe) =>
  countChoices(recipe) > MOST_CHOICES ||
  Object.values(recipe.variantMap).flat().length > VARIANT_LETTERS.length

/** Names of a recipe's slots; of what has none, its own name under an empty one. */
function nameSlots(recipe: Recipe, names: ClassNames): Record<string, string> {
  const slots = Object.entries(slotsOf(recipe, {})).map(([slot, classes]) => {
    const base = baseOf(classes)
    const name = names.nameRecipe(base)
    names.addVariants(name, nameVariants(recipe, base, name))
    return [slot, name]
  })
  return Object.fromEntries(slots) as Record<string, string>
}

/** Code that exports a value made by a function of the styles' runtime. */
const writeExport = (name: string, maker: string, parts: readonly unknown[]) =>
  `import { ${maker} } from '${STYLES_RUNTIME}'
export const ${name} = /* @__PURE__ */ ${maker}(${parts.map((part) => JSON.stringify(part)).join(', ')})
`

/**
 * Code of a generated recipe with short classes, null for one with more variants than there are letters.
 * @param names learns which classes the short ones replace
 */
export function writeShortRecipe(recipe: Recipe, names: ClassNames): string | null {
  if (isLarge(recipe)) return null
  const slots = nameSlots(recipe, names)
  const compounds = findCompounds(recipe, names)
  const { variantMap, __name__: name } = recipe
  const defaults = findDefaults(recipe)
  if (!('' in slots))
    return writeExport(name, 'createShortSlotRecipe', [slots, variantMap, defaults, compounds])
  const more = Object.fromEntries(Object.entries(compounds).map(([key, slot]) => [key, slot['']]))
  return writeExport(name, 'createShortRecipe', [slots[''], variantMap, defaults, more])
}
