import { findReferences, type Taken } from './references.ts'
import { isNode, listNodes, type Node, walkNodes } from './syntax.ts'

/** A name of another module, `*` for all of its names, none to run it only. */
export interface NameRequest {
  module: string
  name: string
}

/** A statement of a module: names it speaks of, and words of its texts, among them classes. */
export interface Statement {
  /** Properties it takes of each name. */
  names: ReadonlyMap<string, Taken>
  words: ReadonlySet<string>
  /** Properties of a table it declares, which matter once somebody takes them. */
  parts: ReadonlyMap<string, readonly Statement[]>
}

/** A module of a build, as far as styles are concerned. */
export interface BuiltModule {
  /** Names it imports, by its own name for them. */
  imports: ReadonlyMap<string, NameRequest>
  /** Modules it runs without taking a name. */
  runs: readonly string[]
  /** Names of other modules it hands on, by the name it gives them. */
  handsOn: ReadonlyMap<string, NameRequest>
  /** Modules whose names it hands on all. */
  handsOnAll: readonly string[]
  /** Its own names of what it exports, by the exported name. */
  exports: ReadonlyMap<string, string>
  /** Statements that declare something, by its name; they matter once somebody asks for it. */
  declarations: ReadonlyMap<string, Statement>
  /** Statements that do something as the module runs. */
  effects: readonly Statement[]
  /** Modules it may ask for later. */
  asksLater: readonly string[]
}

/** Id of the module an import means, undefined for one outside the build. */
type Resolve = (source: string) => string | undefined

const nameOf = (node: unknown): string =>
  isNode(node) ? String(node.type === 'Literal' ? node.value : node.name) : ''

const sourceOf = ({ source }: Node) => (isNode(source) ? String(source.value) : '')

/** Specifiers a module imports or hands on from. */
export const listSources = (module: Node): string[] => [
  ...new Set(listNodes(module.body).map(sourceOf).filter(Boolean)),
]

function textOf(node: Node): string {
  if (node.type === 'Literal' && typeof node.value === 'string') return node.value
  if (node.type !== 'TemplateElement') return ''
  return (node.value as { cooked?: string }).cooked ?? ''
}

const wordsOf = (nodes: Iterable<Node>) =>
  new Set([...nodes].flatMap((node) => textOf(node).split(/\s+/)))

/** Functions that make styles of several elements, by the arguments and the depth they are named at. */
const slotMakers: Readonly<
  Record<string, readonly (readonly [argument: number, depth: number])[]>
> = {
  __staticStyles: [[0, 1]],
  createShortSlotRecipe: [
    [0, 0],
    [3, 1],
  ],
}

/** Properties of an object that can be told apart; none of one whose properties know each other. */
function listProperties(node: unknown): Node[] {
  if (!isNode(node) || node.type !== 'ObjectExpression') return []
  const properties = listNodes(node.properties)
  const isPlain = ({ type, kind, computed, method }: Node) =>
    type === 'Property' && kind === 'init' && computed !== true && method !== true
  const knowsItself = [...walkNodes(node)].some(({ type }) => type === 'ThisExpression')
  return properties.every(isPlain) && !knowsItself ? properties : []
}

const listDeep = (node: unknown, depth: number): Node[] =>
  depth === 0
    ? listProperties(node)
    : listProperties(node).flatMap(({ value }) => listDeep(value, depth - 1))

/** Properties of the table a statement declares: its own, or those of what a maker of styles returns. */
function listParts({ type, id, init }: Node): Node[] {
  if (type !== 'VariableDeclarator' || !isNode(init) || !isNode(id) || id.type !== 'Identifier')
    return []
  if (init.type !== 'CallExpression') return listProperties(init)
  const values = listNodes(init.arguments)
  return (slotMakers[nameOf(init.callee)] ?? []).flatMap(([argument, depth]) =>
    listDeep(values[argument], depth),
  )
}

function readStatement(statement: Node): Statement {
  const properties = new Set(listParts(statement))
  const parts = new Map<string, Statement[]>()
  for (const property of properties) {
    const name = nameOf(property.key)
    parts.set(name, [...(parts.get(name) ?? []), readStatement(property)])
  }
  const enters = (node: Node) => !properties.has(node)
  return {
    names: findReferences(statement, enters),
    words: wordsOf(walkNodes(statement, enters)),
    parts,
  }
}

function findImports(body: readonly Node[], resolve: Resolve): Map<string, NameRequest> {
  const imports = new Map<string, NameRequest>()
  for (const statement of body) {
    const module = resolve(sourceOf(statement))
    if (statement.type !== 'ImportDeclaration' || !module) continue
    for (const { type, imported, local } of listNodes(statement.specifiers)) {
      const kinds = { ImportSpecifier: nameOf(imported), ImportDefaultSpecifier: 'default' }
      imports.set(nameOf(local), { module, name: kinds[type as keyof typeof kinds] ?? '*' })
    }
  }
  return imports
}

/** Names a pattern declares: of itself, or of all that is in it. */
const namesDeclared = (pattern: unknown): string[] =>
  isNode(pattern)
    ? [...walkNodes(pattern)].filter(({ type }) => type === 'Identifier').map(nameOf)
    : []

const isDeclaration = ({ type }: Node) => /^(?:Function|Class|Variable)Declaration$/.test(type)

/** Names a declaration declares, with the part of it each is declared in. */
function listDeclared(declaration: Node): [name: string, part: Node][] {
  if (declaration.type !== 'VariableDeclaration') return [[nameOf(declaration.id), declaration]]
  return listNodes(declaration.declarations).flatMap((part) =>
    namesDeclared(part.id).map((name): [string, Node] => [name, part]),
  )
}

/** Declarations of a module, and statements that do something. */
function splitStatements(body: readonly Node[]) {
  const declared: [name: string, part: Node][] = []
  const effects: Node[] = []
  for (const statement of body) {
    const { type, declaration } = statement
    if (type === 'ExportDefaultDeclaration' && isNode(declaration))
      declared.push(
        ['default', declaration],
        ...(isDeclaration(declaration) ? listDeclared(declaration) : []),
      )
    else if (isDeclaration(statement)) declared.push(...listDeclared(statement))
    else if (isNode(declaration)) declared.push(...listDeclared(declaration))
    else if (!/^(?:Import|Export)/.test(type)) effects.push(statement)
  }
  return { declared, effects }
}

/** Names a module exports under its own names for them. */
function findExports(body: readonly Node[]): [exported: string, local: string][] {
  return body.flatMap(({ type, declaration, specifiers, source }): [string, string][] => {
    if (type === 'ExportDefaultDeclaration') return [['default', 'default']]
    if (type !== 'ExportNamedDeclaration' || isNode(source)) return []
    if (isNode(declaration)) return listDeclared(declaration).map(([name]) => [name, name])
    return listNodes(specifiers).map(({ exported, local }) => [nameOf(exported), nameOf(local)])
  })
}

/** Names of other modules that statements with a source hand on. */
function findHandedOn(body: readonly Node[], resolve: Resolve): [string, NameRequest][] {
  return body.flatMap((statement): [string, NameRequest][] => {
    const module = statement.type.startsWith('Export') && resolve(sourceOf(statement))
    if (!module) return []
    if (isNode(statement.exported)) return [[nameOf(statement.exported), { module, name: '*' }]]
    return listNodes(statement.specifiers).map(({ exported, local }) => [
      nameOf(exported),
      { module, name: nameOf(local) },
    ])
  })
}

/** Reads how a module and its statements hang together with others. */
export function readModule(
  module: Node,
  { resolve, asksLater }: { resolve: Resolve; asksLater: readonly string[] },
): BuiltModule {
  const body = listNodes(module.body)
  const imports = findImports(body, resolve)
  const { declared, effects } = splitStatements(body)
  const exports = findExports(body)
  const passed = exports.flatMap(([name, local]): [string, NameRequest][] => {
    const request = imports.get(local)
    return request ? [[name, request]] : []
  })
  const targets = (test: (statement: Node) => boolean) =>
    body.filter(test).flatMap((statement) => resolve(sourceOf(statement)) ?? [])
  return {
    imports,
    runs: targets((one) => one.type === 'ImportDeclaration' && !listNodes(one.specifiers).length),
    handsOn: new Map([...passed, ...findHandedOn(body, resolve)]),
    handsOnAll: targets((one) => one.type === 'ExportAllDeclaration' && !isNode(one.exported)),
    exports: new Map(exports),
    declarations: new Map(declared.map(([name, part]) => [name, readStatement(part)])),
    effects: effects.map(readStatement),
    asksLater,
  }
}
