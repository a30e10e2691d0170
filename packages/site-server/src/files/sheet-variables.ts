import { readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'

/** Name of the file beside the sheets of a build that tells how their custom properties are called. */
export const VARIABLES_FILE = 'styles.variables.json'

/** Custom properties of the design system as the sheets of a build name them. */
export interface SheetVariables {
  /** Short name of each, by its own: `{ '--colors-canvas': '--4' }`. */
  names: Readonly<Record<string, string>>
  /** Those that code of the pages names itself: they keep their names, and no style block lacks them. */
  said: readonly string[]
}

/** Custom properties a text names. */
export const variablesIn = (text: string): string[] => text.match(/--(?:[\w-]|\\.)+/g) ?? []

/** A text with the short names of custom properties. */
export const shortenVariables = (text: string, { names }: Pick<SheetVariables, 'names'>): string =>
  text.replaceAll(/--(?:[\w-]|\\.)+/g, (name) =>
    Object.hasOwn(names, name) ? (names[name] ?? name) : name,
  )

/** Fits the style block of a brand to a sheet of a build. */
export type FitStyle = (style: string) => string

/** A custom property of a block: `--colors-canvas:white;`, the last one without the semicolon. */
const declaration = /(--[\w-]+):([^;{}]*);?/g

/** Custom properties a style block must set for a sheet that reads these. */
function listRead(style: string, read: ReadonlySet<string>): ReadonlySet<string> {
  const values = new Map<string, string[]>()
  for (const [, name = '', value = ''] of style.matchAll(declaration))
    values.set(name, [...(values.get(name) ?? []), ...variablesIn(value)])
  const needed = new Set<string>()
  const open = [...read]
  for (let name = open.pop(); name !== undefined; name = open.pop()) {
    if (needed.has(name)) continue
    needed.add(name)
    open.push(...(values.get(name) ?? []))
  }
  return needed
}

/**
 * Writes the style block of a brand as a sheet reads it: without the custom properties that neither it nor code of
 * its pages reads, the others under their short names.
 * @param sheet with the rules of all that its page can show
 */
export function fitStyle(style: string, sheet: string, variables: SheetVariables): string {
  const { names, said } = variables
  const own = new Map(Object.entries(names).map(([name, short]) => [short, name]))
  const read = new Set([...said, ...variablesIn(sheet).map((name) => own.get(name) ?? name)])
  const needed = listRead(style, read)
  const kept = style.replaceAll(declaration, (whole, name: string) =>
    needed.has(name) ? whole : '',
  )
  return shortenVariables(kept, variables)
}

/**
 * Reads how a sheet of a build calls its custom properties, and which it reads. A build without the file of their
 * names has them as the brand writes them.
 * @param path of the sheet, or of the one a page starts with
 */
export async function readFitStyle(folder: string, path: string): Promise<FitStyle> {
  const wholePath = path.replace(/(?:\.whole)?\.css$/, '.whole.css')
  const [variables, whole] = await Promise.all([
    readFile(join(folder, dirname(path), VARIABLES_FILE), 'utf8').catch(() => null),
    readFile(join(folder, wholePath), 'utf8').catch(() => null),
  ])
  if (variables === null || whole === null) return (style) => style
  const known = JSON.parse(variables) as SheetVariables
  return (style) => fitStyle(style, whole, known)
}
