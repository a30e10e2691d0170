import { css } from '@forecourt/styled-system/css'
import type { SystemStyleObject } from '@forecourt/styled-system/types'
import type { Plugin } from 'vite'

/** A node of a module's syntax tree. Source: ESTree */
interface Node extends Record<string, unknown> {
  type: string
  start: number
  end: number
}

/** A value that is known only when the page runs. */
class NotStatic extends Error {}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value

const nodes = (value: unknown): Node[] => (Array.isArray(value) ? value.filter(isNode) : [])

/** A node and all below it that run as the module is loaded: where names mean what the module calls so. */
function* walk(node: Node): Generator<Node> {
  if (/Function/.test(node.type)) return
  yield node
  for (const value of Object.values(node)) {
    if (isNode(value)) yield* walk(value)
    for (const child of nodes(value)) yield* walk(child)
  }
}

/** Values of a module's constants, by name. */
type Constants = ReadonlyMap<string, Node>

function constantsOf(module: Node): Constants {
  const declared = nodes(module.body).map((statement) =>
    isNode(statement.declaration) ? statement.declaration : statement,
  )
  const declarators = declared
    .filter(({ type, kind }) => type === 'VariableDeclaration' && kind === 'const')
    .flatMap(({ declarations }) => nodes(declarations))
  return new Map(
    declarators.flatMap(({ id, init }) =>
      isNode(id) && id.type === 'Identifier' && isNode(init) ? [[String(id.name), init]] : [],
    ),
  )
}

/** Name under which a module has `css`, null for one that has it not. */
function nameOfCss(module: Node): string | null {
  for (const { type, source, specifiers } of nodes(module.body)) {
    if (type !== 'ImportDeclaration' || !isNode(source)) continue
    if (source.value !== '@forecourt/styled-system/css') continue
    for (const { imported, local } of nodes(specifiers))
      if (isNode(imported) && isNode(local) && imported.name === 'css') return String(local.name)
  }
  return null
}

function keyOf({ key, computed }: Node): string {
  if (!isNode(key) || computed === true) throw new NotStatic()
  return String(key.type === 'Identifier' ? key.name : key.value)
}

function objectOf(node: Node, constants: Constants): Record<string, unknown> {
  const entries = nodes(node.properties).flatMap((property): [string, unknown][] => {
    if (property.type === 'SpreadElement')
      return Object.entries(valueOf(property.argument, constants) as object)
    if (property.type !== 'Property' || property.kind !== 'init') throw new NotStatic()
    return [[keyOf(property), valueOf(property.value, constants)]]
  })
  return Object.fromEntries(entries)
}

/** @throws NotStatic for anything but literals, objects and arrays of them, and constants of the module */
function valueOf(node: unknown, constants: Constants): unknown {
  if (!isNode(node)) throw new NotStatic()
  switch (node.type) {
    case 'Literal':
      return node.value
    case 'ObjectExpression':
      return objectOf(node, constants)
    case 'ArrayExpression':
      return nodes(node.elements).map((element) => valueOf(element, constants))
    case 'Identifier':
      return valueOf(constants.get(String(node.name)), constants)
    default:
      throw new NotStatic()
  }
}

function classesOf(call: Node, constants: Constants): string | null {
  try {
    return css(
      ...nodes(call.arguments).map((style) => valueOf(style, constants) as SystemStyleObject),
    )
  } catch (error) {
    if (error instanceof NotStatic) return null
    throw error
  }
}

/**
 * The code of a module with the calls of `css` that say the same every time replaced by the classes they
 * give; any other call stays.
 */
export function withStaticStyles(code: string, parse: (code: string) => unknown): string {
  if (!code.includes('@forecourt/styled-system/css')) return code
  const module = parse(code) as Node
  const name = nameOfCss(module)
  if (name === null) return code
  const constants = constantsOf(module)
  let rest = code
  const calls = [...walk(module)].filter(
    ({ type, callee }) =>
      type === 'CallExpression' &&
      isNode(callee) &&
      callee.type === 'Identifier' &&
      callee.name === name,
  )
  for (const call of calls.toSorted((a, b) => b.start - a.start)) {
    const classes = classesOf(call, constants)
    if (classes !== null)
      rest = rest.slice(0, call.start) + JSON.stringify(classes) + rest.slice(call.end)
  }
  return rest
}

/** Asks for the classes of all styles while the site is built, where a browser would at its first touch. */
export const staticStyles: Plugin = {
  name: 'forecourt:static-styles',
  apply: 'build',
  enforce: 'post',
  transform(code) {
    const styled = withStaticStyles(code, (text) => this.parse(text))
    return styled === code ? null : { code: styled, map: null }
  },
}
