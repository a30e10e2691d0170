import { isNode, listNodes, type Node } from './syntax.ts'

/** Properties taken of something and of what a call of it returns; null for all it may have. */
export type Taken = ReadonlySet<string> | null

/** A node, and where it stands. */
interface Place {
  node: Node
  /** Name its parent has for it. */
  role: string
  /** Place of its parent; none for the node a walk begins with. */
  above: Place | undefined
}

type Enters = (node: Node) => boolean

function* walkPlaces(place: Place, enters: Enters): Generator<Place> {
  if (!enters(place.node)) return
  yield place
  for (const [role, value] of Object.entries(place.node))
    for (const node of isNode(value) ? [value] : listNodes(value))
      yield* walkPlaces({ node, role, above: place }, enters)
}

const nameOf = (node: unknown): string => (isNode(node) ? String(node.name ?? node.value) : '')

/** Tells if a name is one of something's own: `b` in `a.b`, `{ b: 1 }` and `const b = 1`. */
function isLabel({ node, role, above }: Place): boolean {
  if (!above) return false
  const { type, computed, value } = above.node
  if (role === 'property') return type === 'MemberExpression' && computed !== true
  if (role === 'key') return computed !== true && value !== node
  return role === 'id' && (type === 'VariableDeclarator' || type === 'FunctionDeclaration')
}

/** Property taken of what stands at a place: `b` of `a.b`. */
function findProperty({ role, above }: Place): string | undefined {
  if (above?.node.type !== 'MemberExpression' || role !== 'object') return undefined
  return above.node.computed === true ? undefined : nameOf(above.node.property)
}

/** Properties a pattern such as `{ a, b: other }` takes, null for one that takes the rest. */
function listPattern(pattern: Node): Taken {
  const properties = listNodes(pattern.properties)
  if (properties.some(({ type, computed }) => type !== 'Property' || computed === true)) return null
  return new Set(properties.map(({ key }) => nameOf(key)))
}

/** Properties taken of what a declaration calls something; all of what others may see. */
function findDeclared(declarator: Place | undefined, names: readonly Place[]): Taken {
  if (declarator?.node.type !== 'VariableDeclarator') return null
  const { id } = declarator.node
  if (!isNode(id)) return null
  if (id.type === 'ObjectPattern') return listPattern(id)
  if (id.type !== 'Identifier' || !declarator.above) return null
  const uses = names.filter(({ node }) => node.name === id.name).map(findProperty)
  return uses.includes(undefined) ? null : new Set(uses.filter((name) => name !== undefined))
}

/** Properties taken of a name where it stands. */
function findTaken(place: Place, names: readonly Place[]): Taken {
  const property = findProperty(place)
  if (property !== undefined) return new Set([property])
  const call = place.above
  if (call?.node.type !== 'CallExpression' || place.role !== 'callee') return null
  const returned = findProperty(call)
  if (returned !== undefined) return new Set([returned])
  return call.role === 'init' ? findDeclared(call.above, names) : null
}

/**
 * Names a node speaks of, with the properties it takes of each. Names of its own are among them.
 * @param enters leaves out nodes and all below them
 */
export function findReferences(root: Node, enters: Enters = () => true): Map<string, Taken> {
  const places = [...walkPlaces({ node: root, role: '', above: undefined }, enters)]
  const names = places.filter((place) => place.node.type === 'Identifier' && !isLabel(place))
  const references = new Map<string, Taken>()
  for (const place of names) {
    const name = nameOf(place.node)
    const taken = findTaken(place, names)
    const known = references.get(name) ?? (references.has(name) ? null : new Set<string>())
    references.set(name, taken && known && new Set([...known, ...taken]))
  }
  return references
}
