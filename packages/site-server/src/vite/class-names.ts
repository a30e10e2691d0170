import { createHash } from 'node:crypto'

/* No name begins with an a: blockers of advertisements hide what is called ads or advt. */
const firstLetters = 'bcdefghijklmnopqrstuvwxyzBCDEFGHIJKLMNOPQRSTUVWXYZ'
const letters = `${firstLetters}aA0123456789`

/** Letters after the first one: some 12 million names. */
const LETTERS_AFTER_FIRST = 3

/** Short name made from a text alone, so that two builds and two machines agree on it. */
function hashName(text: string): string {
  let rest = createHash('sha256').update(text).digest().readBigUInt64BE()
  const take = (alphabet: string) => {
    const letter = alphabet[Number(rest % BigInt(alphabet.length))]
    rest /= BigInt(alphabet.length)
    return letter
  }
  return (
    take(firstLetters) + Array.from({ length: LETTERS_AFTER_FIRST }, () => take(letters)).join('')
  )
}

/** Short names a build gives, and what each stands for. */
export interface ClassNames {
  /**
   * Name of a set of classes that always come together; none for the empty set.
   * @throws when another set has the same name
   */
  nameSet(classes: string): string
  /**
   * Name of a recipe's class.
   * @throws when something else has the same name
   */
  nameRecipe(className: string): string
  /** Learns the short names of a base's variants, by the classes they replace. */
  addVariants(base: string, classes: ReadonlyMap<string, string>): void
  /** Learns of a module that makes classes as it runs: all atoms stay in the sheet under their own names. */
  keepAtoms(id: string): void
  /** Modules that make classes as they run. */
  runtimeModules: ReadonlySet<string>
  /** Classes of each set, by its name. */
  sets: ReadonlyMap<string, readonly string[]>
  /** Short classes of recipes, by the classes they replace. */
  recipes: ReadonlyMap<string, string>
  /** Base of each short class of a variant, which code joins from the base and a letter. */
  bases: ReadonlyMap<string, string>
}

/** Names of one build, or of several that must agree. */
export function createClassNames(hash: (text: string) => string = hashName): ClassNames {
  const meanings = new Map<string, string>()
  const sets = new Map<string, readonly string[]>()
  const recipes = new Map<string, string>()
  const bases = new Map<string, string>()
  const runtimeModules = new Set<string>()
  const give = (meaning: string) => {
    const name = hash(meaning)
    const known = meanings.get(name) ?? meaning
    if (known !== meaning)
      throw new Error(
        `[site-server] two sets of styles have the name ${name}: "${known}" and "${meaning}"; write the properties of one in another order`,
      )
    meanings.set(name, meaning)
    return name
  }
  return {
    nameSet(classes) {
      if (classes === '') return ''
      const name = give(classes)
      sets.set(name, classes.split(' '))
      return name
    },
    nameRecipe(className) {
      const name = give(`.${className}`)
      recipes.set(className, name)
      return name
    },
    addVariants(base, classes) {
      for (const [className, name] of classes) {
        recipes.set(className, name)
        bases.set(name, base)
      }
    },
    keepAtoms(id) {
      runtimeModules.add(id)
    },
    runtimeModules,
    sets,
    recipes,
    bases,
  }
}
