/** Meaning of a list of attribute names for one attribute of a record, a path with dots. */
export type Chosen =
  /** The attribute with everything in it. */
  | 'all'
  /** The attribute, apart from some of its parts. */
  | 'most'
  /** Some of its parts, not the attribute itself. */
  | 'parts'
  | 'none'

/** Tells of each path whether it is chosen. */
export type AttributeChoice = (path: string) => Chosen

/**
 * Reads a list of attributes, as every parameter does that takes one: `*` is all of them, a name
 * reaches what is nested in it, `location.name` is a part, and `-x` leaves x out, of all where nothing
 * else is named. Names are case-sensitive.
 * @param hidden further attributes that are left out
 */
export function chooseAttributes(
  wanted: readonly string[],
  hidden: readonly string[] = [],
): AttributeChoice {
  const named = wanted.filter((name) => !isExclusion(name))
  const exclusions = wanted.filter(isExclusion).map((name) => name.slice(1))
  const takesAll = named.includes('*') || (named.length === 0 && exclusions.length > 0)
  const left = [...exclusions, ...hidden]
  const choose = (path: string): Chosen => {
    if (left.some((name) => name === '*' || reachesAttribute(name, path))) return 'none'
    if (takesAll || named.some((name) => reachesAttribute(name, path))) {
      return left.some((name) => reachesAttribute(path, name)) ? 'most' : 'all'
    }
    return named.some((name) => reachesAttribute(path, name)) ? 'parts' : 'none'
  }
  const known = new Map<string, Chosen>()
  return (path) => {
    const chosen = known.get(path) ?? choose(path)
    known.set(path, chosen)
    return chosen
  }
}

/** True when an attribute itself is chosen, whatever of its parts is left out. */
export function isChosen(choose: AttributeChoice, path: string): boolean {
  const chosen = choose(path)
  return chosen === 'all' || chosen === 'most'
}

/** True when a name stands for a path: for itself, or for what is nested in it. */
export function reachesAttribute(name: string, path: string): boolean {
  return path.startsWith(name) && (path.length === name.length || path[name.length] === '.')
}

/** Defines an own property, whatever its name is. */
export function defineAttribute(
  target: Record<string, unknown>,
  key: string,
  value: unknown,
): void {
  const attributes = { enumerable: true, configurable: true, writable: true }
  Object.defineProperty(target, key, { value, ...attributes })
}

function isExclusion(name: string): boolean {
  return name.startsWith('-')
}
