/** Module the code of named styles imports. */
export const STYLES_RUNTIME = 'virtual:forecourt/styles-runtime'

/** Letters of variants, in the order a recipe lists their values. */
export const VARIANT_LETTERS = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ'

/**
 * Code of that module. `createStaticStyles` finds classes in a table of all choices; a recipe joins the name of
 * its base and those of the chosen variants, which are that name and a letter.
 */
export const stylesRuntime = `
const choose = (keys, defaults, props) => keys.map((key) => props[key] ?? defaults[key])
export const createStaticStyles = (table, keys, defaults) => (props = {}) =>
  table[choose(keys, defaults, props).join()]
const letters = '${VARIANT_LETTERS}'
function joinClasses(name, values, chosen, more) {
  let first = 0
  let classes = name
  values.forEach((all, index) => {
    const at = all.indexOf(String(chosen[index]))
    if (at >= 0) classes += ' ' + name + letters[first + at]
    first += all.length
  })
  return more ? classes + ' ' + more : classes
}
function createRecipe(variants, defaults, classesFor) {
  const keys = Object.keys(variants)
  const values = Object.values(variants)
  const known = new Map()
  const recipe = (props = {}) => {
    const chosen = choose(keys, defaults, props)
    const key = chosen.join()
    let classes = known.get(key)
    if (classes === undefined) known.set(key, (classes = classesFor(values, chosen, key)))
    return classes
  }
  const splitVariantProps = (props) => {
    const own = {}
    const rest = {}
    for (const key of Object.keys(props)) (keys.includes(key) ? own : rest)[key] = props[key]
    return [own, rest]
  }
  return Object.assign(recipe, { variantKeys: keys, variantMap: variants, splitVariantProps })
}
export const createShortRecipe = (name, variants, defaults, more) =>
  createRecipe(variants, defaults, (values, chosen, key) => joinClasses(name, values, chosen, more[key]))
export const createShortSlotRecipe = (slots, variants, defaults, more) =>
  createRecipe(variants, defaults, (values, chosen, key) =>
    Object.fromEntries(
      Object.entries(slots).map(([slot, name]) => [
        slot,
        joinClasses(name, values, chosen, more[key]?.[slot]),
      ]),
    ),
  )
`
