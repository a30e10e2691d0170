import { type SheetVariables, variablesIn } from '../files/sheet-variables.ts'

/**
 * Gives short names to custom properties, the shortest to those that are named most: a sheet is a twentieth smaller
 * then, compressed.
 * @param css rules of all pages
 * @param known custom properties that sheets and brands name; of these, the ones the rules name
 * @param said custom properties in the code of pages
 */
export function createShortVariables(
  css: string,
  known: ReadonlySet<string>,
  said: ReadonlySet<string>,
): SheetVariables {
  const uses = new Map<string, number>()
  for (const name of variablesIn(css)) uses.set(name, (uses.get(name) ?? 0) + 1)
  const shortened = [...uses]
    .filter(([name]) => known.has(name) && !said.has(name) && !name.includes('\\'))
    .toSorted(([one, ofOne], [other, ofOther]) => ofOther - ofOne || (one < other ? -1 : 1))
  const taken = new Set([...uses.keys(), ...said])
  const names: Record<string, string> = {}
  let number = 0
  for (const [name] of shortened) {
    while (taken.has(`--${number.toString(36)}`)) number += 1
    names[name] = `--${number.toString(36)}`
    number += 1
  }
  return { names, said: [...said].toSorted() }
}
