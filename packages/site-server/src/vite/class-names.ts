import { createHash } from 'node:crypto'

/* No name begins with an a: blockers of advertisements hide what is called ads or advt. */
const firstLetters = 'bcdefghijklmnopqrstuvwxyzBCDEFGHIJKLMNOPQRSTUVWXYZ'
const letters = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789'

/** Beginning of a name while a build runs, so that it can be found in files. */
const workingPrefix = 'fc0_'

/** Letters of a name after that: some 14 million names. */
const WORKING_LETTERS = 4

const workingName = new RegExp(`\\b${workingPrefix}[${letters}]{${WORKING_LETTERS}}`, 'g')

/** Name made from a text alone, so that two builds and two machines agree on it. */
function hashName(text: string): string {
  let rest = createHash('sha256').update(text).digest().readBigUInt64BE()
  const take = () => {
    const letter = letters[Number(rest % BigInt(letters.length))]
    rest /= BigInt(letters.length)
    return letter
  }
  return workingPrefix + Array.from({ length: WORKING_LETTERS }, take).join('')
}

/**
 * Name number `index` of two letters: what follows it in a sheet differs in the last one, which compresses best.
 * @throws RangeError past 3,100 names
 */
function numberName(index: number): string {
  const first = firstLetters[Math.floor(index / letters.length)]
  if (first === undefined) throw new RangeError('[site-server] too many sets of styles for names')
  return first + letters[index % letters.length]
}

/** Names a build gives, and what each stands for. While it runs they are long; files have short ones. */
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
  /**
   * Text of a file with the short names: in order of what they stand for, those known at the first call before
   * those known later. So a build calls it once all its modules are read.
   */
  shorten(text: string): string
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
  const shortNames = new Map<string, string>()
  const numberNames = () => {
    if (shortNames.size === meanings.size) return
    const open = [...meanings].filter(([name]) => !shortNames.has(name))
    for (const [name] of open.toSorted(([, a], [, b]) => (a < b ? -1 : 1)))
      shortNames.set(name, numberName(shortNames.size))
  }
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
    shorten(text) {
      numberNames()
      return text.replaceAll(workingName, (name) => shortNames.get(name) ?? name)
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
