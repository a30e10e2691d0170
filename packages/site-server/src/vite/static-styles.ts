import { css, cva, sva } from '@forecourt/styled-system/css'
import type { SystemStyleObject } from '@forecourt/styled-system/types'
import { STYLES_RUNTIME } from './styles-runtime.ts'
import {
  type Constants,
  evaluate,
  findConstants,
  isNode,
  listNodes,
  type Node,
  NotStatic,
  walkNodes,
} from './syntax.ts'
import {
  type Choice,
  countChoices,
  findDefaults,
  formatChoice,
  listChoices,
  type Variants,
} from './variant-choices.ts'

const styledSystem = '@forecourt/styled-system/'

/** Entries whose functions make classes of atoms. */
const styleEntries = new Set(['css', 'jsx', 'patterns'].map((name) => styledSystem + name))

/** Functions of styles whose calls are replaced. */
type StyleFunction = 'css' | 'cva' | 'sva'

/** Most choices a table of classes is written for. */
const LONGEST_TABLE = 64

const isStyleFunction = (name: unknown): name is StyleFunction =>
  name === 'css' || name === 'cva' || name === 'sva'

/** Style functions of a module by the names it gives them, and whether it has others that run later. */
function findImports(module: Node) {
  const functions = new Map<string, StyleFunction>()
  let hasOthers = false
  for (const { type, source, specifiers } of listNodes(module.body)) {
    const entry = isNode(source) ? String(source.value) : ''
    if (!styleEntries.has(entry)) continue
    if (type !== 'ImportDeclaration' || entry !== `${styledSystem}css`) hasOthers = true
    if (type !== 'ImportDeclaration') continue
    for (const { imported, local } of listNodes(specifiers)) {
      if (!isNode(imported) || !isNode(local)) hasOthers = true
      else if (isStyleFunction(imported.name)) functions.set(String(local.name), imported.name)
    }
  }
  return { functions, hasOthers }
}

/** Code of a recipe that finds its classes in a table. */
function writeTable(recipe: Variants, classesFor: (choice: Choice) => unknown): string {
  if (countChoices(recipe) > LONGEST_TABLE) throw new NotStatic()
  const table = listChoices(recipe).map((choice) => [
    formatChoice(recipe, choice),
    classesFor(choice),
  ])
  const parts = [Object.fromEntries(table), recipe.variantKeys, findDefaults(recipe)]
  return `/* @__PURE__ */ __staticStyles(${parts.map((part) => JSON.stringify(part)).join(', ')})`
}

/** Gives sets of classes their names. */
type NameSet = (classes: string) => string

function writeSlots(config: Parameters<typeof sva>[0], nameSet: NameSet): string {
  const recipe = sva(config)
  return writeTable(recipe as unknown as Variants, (choice) =>
    Object.fromEntries(
      Object.entries(recipe(choice)).map(([slot, classes]) => [slot, nameSet(classes ?? '')]),
    ),
  )
}

function writeVariants(config: Parameters<typeof cva>[0], nameSet: NameSet): string {
  const recipe = cva(config)
  return writeTable(recipe as unknown as Variants, (choice) => nameSet(recipe(choice)))
}

/** Code a call becomes, null for one that is known only later. */
function writeCall(
  called: StyleFunction,
  call: Node,
  constants: Constants,
  nameSet: NameSet,
): string | null {
  try {
    const values = listNodes(call.arguments).map((style) => evaluate(style, constants))
    if (called === 'css') return JSON.stringify(nameSet(css(...(values as SystemStyleObject[]))))
    if (called === 'sva') return writeSlots(values[0] as Parameters<typeof sva>[0], nameSet)
    return writeVariants(values[0] as Parameters<typeof cva>[0], nameSet)
  } catch (error) {
    if (error instanceof NotStatic) return null
    throw error
  }
}

/** Code in which styles are names, and whether some are still made as the page runs. */
export interface StaticStyles {
  code: string
  /** True if the module asks for classes later, whose rules must stay under their own names. */
  hasRuntimeStyles: boolean
}

/** A node that runs as the module is loaded: where names mean what the module calls so. */
const runsAtLoad = ({ type }: Node) => !type.includes('Function')

/** Times a module uses what it imported under a name. */
const countUses = (module: Node, name: string) =>
  [...walkNodes(module, ({ type }) => type !== 'ImportDeclaration')].filter(
    (node) => node.type === 'Identifier' && node.name === name,
  ).length

/**
 * The code of a module with the calls of `css`, `cva` and `sva` that say the same every time replaced by the
 * names of the sets of classes they give; any other call stays.
 */
export function writeStaticStyles(
  code: string,
  { parse, nameSet }: { parse: (code: string) => unknown; nameSet: NameSet },
): StaticStyles {
  if (!code.includes(styledSystem)) return { code, hasRuntimeStyles: false }
  const module = parse(code) as Node
  const { functions, hasOthers } = findImports(module)
  const constants = findConstants(module)
  const calls = [...walkNodes(module, runsAtLoad)].flatMap((node) => {
    const { type, callee } = node
    if (type !== 'CallExpression' || !isNode(callee) || callee.type !== 'Identifier') return []
    const called = functions.get(String(callee.name))
    const text = called && writeCall(called, node, constants, nameSet)
    return typeof text === 'string' ? [{ node, text }] : []
  })
  const uses = [...functions.keys()].reduce((sum, name) => sum + countUses(module, name), 0)
  let styled = code
  for (const { node, text } of calls.toSorted((a, b) => b.node.start - a.node.start))
    styled = styled.slice(0, node.start) + text + styled.slice(node.end)
  if (styled.includes('__staticStyles('))
    styled = `import { createStaticStyles as __staticStyles } from '${STYLES_RUNTIME}';\n${styled}`
  return { code: styled, hasRuntimeStyles: hasOthers || uses > calls.length }
}
