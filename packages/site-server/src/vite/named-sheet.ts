import layers from '@forecourt/styled-system/layers.json' with { type: 'json' }
import { listBrandReferences, listFixedVariables, listRampVariables } from '@forecourt/tokens'
import postcss, { type AtRule, type Root, type Rule } from 'postcss'
import parseSelector, { type Selector } from 'postcss-selector-parser'
import parseValue from 'postcss-value-parser'
import { variablesIn } from '../files/sheet-variables.ts'
import type { ClassNames } from './class-names.ts'

/** A sheet whose classes have short names, of which each kind of page takes what it can show. */
export interface NamedSheet {
  /**
   * Rules for elements without a class and for classes a page can have, and the variables these read, or the words
   * themselves, or a brand.
   */
  pick(words: ReadonlySet<string>): string
  /** Custom properties of the design system: those its sheet declares for all elements, and those of brands. */
  tokens: ReadonlySet<string>
}

/** Custom properties the style block of a dealer's brand reads. */
const brandReferences = listBrandReferences()

/** Custom properties no brand sets. */
const fixedVariables = listFixedVariables()

/** Custom properties every brand sets. */
const rampVariables = listRampVariables()

/** Names a sheet takes over. */
export type SheetNames = Pick<ClassNames, 'sets' | 'recipes' | 'bases' | 'runtimeModules'>

const isKeyframe = ({ parent }: Rule) =>
  parent?.type === 'atrule' && (parent as AtRule).name.endsWith('keyframes')

function* rulesOf(root: Root): Generator<Rule> {
  const rules: Rule[] = []
  root.walkRules((rule) => {
    if (!isKeyframe(rule)) rules.push(rule)
  })
  yield* rules
}

function classesOf(selector: Selector): Set<string> {
  const classes = new Set<string>()
  selector.walkClasses(({ value }) => {
    classes.add(value)
  })
  return classes
}

const selectorsOf = (rule: Rule): Selector[] => parseSelector().astSync(rule.selector).nodes

const replaceClass = (selector: Selector, from: string, to: string): Selector => {
  const copy = selector.clone() as Selector
  copy.walkClasses((node) => {
    if (node.value === from) node.value = to
  })
  return copy
}

/** Names of the sets that hold an atom, by atom. Sets that begin alike are neighbours, which compresses best. */
function findHolders(sets: ClassNames['sets']): Map<string, string[]> {
  const byAtoms = [...sets].map(([name, atoms]) => [atoms.join(' '), name] as const)
  const holders = new Map<string, string[]>()
  for (const [atoms, name] of byAtoms.toSorted(([a], [b]) => (a < b ? -1 : 1)))
    for (const atom of atoms.split(' ')) holders.set(atom, [...(holders.get(atom) ?? []), name])
  return holders
}

/** A rule's selectors with short names, in the rule's own place, so that the order of all rules stays. */
function nameSelector(
  selector: Selector,
  holders: ReadonlyMap<string, readonly string[]>,
  names: SheetNames,
): Selector[] {
  let named = selector
  for (const name of classesOf(selector)) {
    const short = names.recipes.get(name)
    if (short) named = replaceClass(named, name, short)
  }
  const [atom, ...others] = [...classesOf(named)].filter((name) => holders.has(name))
  if (atom === undefined) return [named]
  if (others.length > 0)
    throw new Error(`[site-server] ${String(selector)} has styles of two elements in one selector`)
  const sets = (holders.get(atom) ?? []).map((name) => replaceClass(named, atom, name))
  return names.runtimeModules.size > 0 ? [named, ...sets] : sets
}

/** A selector, and the classes a page must be able to show for it to matter. */
interface NamedSelector {
  text: string
  classes: readonly string[]
}

/** Where styles are made as the page runs, any class may be asked for that is not a name of ours. */
function createSelector(selector: Selector, names: SheetNames, ours: ReadonlySet<string>) {
  const classes = [...classesOf(selector)]
    .filter((name) => names.runtimeModules.size === 0 || ours.has(name))
    .map((name) => names.bases.get(name) ?? name)
  return { text: String(selector).trim(), classes }
}

/** Marks each rule with a selector under which its named ones are found. */
function nameRules(root: Root, names: SheetNames): Map<string, readonly NamedSelector[]> {
  const holders = findHolders(names.sets)
  const ours = new Set([...names.sets.keys(), ...names.recipes.values()])
  const known = new Map<string, readonly NamedSelector[]>()
  for (const rule of rulesOf(root)) {
    const selectors = selectorsOf(rule)
      .flatMap((selector) => nameSelector(selector, holders, names))
      .map((selector) => createSelector(selector, names, ours))
    rule.selector = `rule-${known.size}`
    known.set(rule.selector, selectors)
  }
  return known
}

function* wordsOf(value: string): Generator<string> {
  const words: string[] = []
  parseValue(value).walk(({ type, value: word }) => {
    if (type === 'word') words.push(word)
  })
  yield* words
}

/** Writes what is the same for every dealer in place of its variables, which are longer. */
function writeFixed(root: Root): void {
  const declared = new Map<string, number>()
  root.walkDecls(/^--/, ({ prop }) => {
    declared.set(prop, (declared.get(prop) ?? 0) + 1)
  })
  root.walkDecls((declaration) => {
    declaration.value = declaration.value.replaceAll(
      /var\((--(?:[\w-]|\\.)+)\)/g,
      (variable, name: string) =>
        (declared.get(name) === 1 ? fixedVariables.get(name) : undefined) ?? variable,
    )
  })
}

const isAlways = ({ parent }: Rule): boolean =>
  parent?.type === 'root' ||
  (parent?.type === 'atrule' && (parent as AtRule).name === 'layer' && isAlways(parent as never))

/** Custom properties every element has from the root of the page. */
function listRootVariables(root: Root): ReadonlySet<string> {
  const declared = new Set<string>()
  for (const rule of rulesOf(root))
    if (rule.selectors.includes('html') && isAlways(rule))
      rule.walkDecls(/^--/, ({ prop }) => {
        declared.add(prop)
      })
  root.walkDecls(/^--/, ({ prop, value }) => {
    if (['', 'initial'].includes(value.trim())) declared.delete(prop)
  })
  return declared
}

/** Removes what would stand in for variables that are never missing. */
function removeFallbacks(root: Root): void {
  const declared = listRootVariables(root)
  root.walkDecls((declaration) => {
    declaration.value = declaration.value.replaceAll(
      /var\((--(?:[\w-]|\\.)+)\s*,(?:[^()]|\([^()]*\))*\)/g,
      (variable, name: string) => (declared.has(name) ? `var(${name})` : variable),
    )
  })
}

/** Removes what the style block of a brand, which every page of a site has, says again. */
function removeReplaced(root: Root): void {
  root.walkDecls(/^--/, (declaration) => {
    if (rampVariables.has(declaration.prop)) declaration.remove()
  })
}

/** Removes custom properties that nothing reads but what is never read itself. */
function removeUnread(root: Root, readElsewhere: ReadonlySet<string>): void {
  const read = new Set<string>()
  const readers = new Map<string, string[]>()
  root.walkDecls(({ prop, value }) => {
    const names = variablesIn(value)
    if (!prop.startsWith('--')) for (const name of names) read.add(name)
    else readers.set(prop, [...(readers.get(prop) ?? []), ...names])
  })
  const open = [...read, ...readElsewhere]
  for (let name = open.pop(); name !== undefined; name = open.pop()) {
    read.add(name)
    open.push(...(readers.get(name) ?? []))
    readers.delete(name)
  }
  root.walkDecls(/^--/, (declaration) => {
    if (!read.has(declaration.prop)) declaration.remove()
  })
}

/** Removes variables nothing reads, animations no value of the sheet names, and what is empty then. */
function removeUnused(root: Root, readElsewhere: ReadonlySet<string>): void {
  removeUnread(root, readElsewhere)
  const words = new Set<string>()
  root.walkDecls(({ value }) => {
    for (const word of wordsOf(value)) words.add(word)
  })
  root.walkAtRules(/keyframes$/, (frames) => {
    if (!words.has(frames.params)) frames.remove()
  })
  removeEmpty(root)
}

const isOfVariables = ({ nodes }: Rule) =>
  nodes.every((node) => node.type === 'decl' && node.prop.startsWith('--'))

/** Says once what two rules of variables in a row both say. */
function shareVariables(root: Root): void {
  root.walkRules((rule) => {
    const next = rule.next()
    if (next?.type !== 'rule' || !isOfVariables(rule) || !isOfVariables(next)) return
    const said = new Set(rule.nodes.map(String))
    const shared = next.nodes.filter((node) => said.has(String(node)))
    if (shared.length === 0) return
    const texts = new Set(shared.map(String))
    const both = postcss.rule({ selector: `${rule.selector},${next.selector}` })
    for (const node of rule.nodes.filter((each) => texts.has(String(each)))) node.remove()
    next.before(both.append(shared))
  })
}

function removeEmpty(root: Root): void {
  root.walkRules((rule) => {
    if (rule.nodes.length === 0) rule.remove()
  })
  for (let removed = 1; removed > 0; ) {
    removed = 0
    root.walkAtRules((rule) => {
      if (rule.nodes?.length !== 0) return
      rule.remove()
      removed += 1
    })
  }
}

/** Custom properties that the layer of tokens declares. */
function listTokens(root: Root): Set<string> {
  const tokens = new Set<string>()
  root.walkAtRules('layer', (layer) => {
    if (layer.params === layers.tokens)
      layer.walkDecls(/^--/, ({ prop }) => {
        tokens.add(prop)
      })
  })
  return tokens
}

/** Tells if a sheet is one of Panda's with the layers of the design system. */
export function isDesignSheet(css: string): boolean {
  return css.includes(layers.utilities) && css.includes(layers.tokens)
}

/**
 * A sheet in which each rule of an atom applies to the sets that hold it, and recipes have short classes. The
 * order of rules, layers and conditions stays as it is.
 * @throws when a class of the sheet has the name of something else
 */
export function createNamedSheet(css: string, names: SheetNames): NamedSheet {
  const root = postcss.parse(css)
  const tokens = listTokens(root)
  writeFixed(root)
  removeFallbacks(root)
  removeReplaced(root)
  const known = nameRules(root, names)
  return {
    tokens: new Set([...tokens, ...rampVariables]),
    pick(shown) {
      const copy = root.clone()
      for (const rule of rulesOf(copy)) {
        const selectors = known.get(rule.selector) ?? []
        const picked = selectors.filter(({ classes }) => classes.every((name) => shown.has(name)))
        if (picked.length === 0) rule.remove()
        else rule.selector = picked.map(({ text }) => text).join(',')
      }
      removeUnused(copy, new Set([...brandReferences, ...[...shown].flatMap(variablesIn)]))
      shareVariables(copy)
      return copy.toString()
    },
  }
}
