/** A node of a module's syntax tree. Source: ESTree */
export interface Node extends Record<string, unknown> {
  type: string
  start: number
  end: number
}

/** A value that is known only when the page runs. */
export class NotStatic extends Error {}

export const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value

/** Nodes of a list. */
export const listNodes = (value: unknown): Node[] =>
  Array.isArray(value) ? value.filter(isNode) : []

/** A node and all below it, without what a test leaves out. */
export function* walkNodes(
  node: Node,
  enters: (node: Node) => boolean = () => true,
): Generator<Node> {
  if (!enters(node)) return
  yield node
  for (const value of Object.values(node)) {
    if (isNode(value)) yield* walkNodes(value, enters)
    for (const child of listNodes(value)) yield* walkNodes(child, enters)
  }
}

/** Values of a module's constants, by name. */
export type Constants = ReadonlyMap<string, Node>

/** Constants a module declares, and what they are declared as. */
export function findConstants(module: Node): Constants {
  const declared = listNodes(module.body).map((statement) =>
    isNode(statement.declaration) ? statement.declaration : statement,
  )
  const declarators = declared
    .filter(({ type, kind }) => type === 'VariableDeclaration' && kind === 'const')
    .flatMap(({ declarations }) => listNodes(declarations))
  return new Map(
    declarators.flatMap(({ id, init }) =>
      isNode(id) && id.type === 'Identifier' && isNode(init) ? [[String(id.name), init]] : [],
    ),
  )
}

function evaluateKey({ key, computed }: Node, constants: Constants): string {
  if (!isNode(key)) throw new NotStatic()
  if (computed === true) return String(evaluate(key, constants))
  return String(key.type === 'Identifier' ? key.name : key.value)
}

function evaluateObject(node: Node, constants: Constants): Record<string, unknown> {
  const entries = listNodes(node.properties).flatMap((property): [string, unknown][] => {
    if (property.type === 'SpreadElement')
      return Object.entries(evaluate(property.argument, constants) as object)
    if (property.type !== 'Property' || property.kind !== 'init') throw new NotStatic()
    return [[evaluateKey(property, constants), evaluate(property.value, constants)]]
  })
  return Object.fromEntries(entries)
}

/**
 * Value of an expression.
 * @throws NotStatic for anything but literals, objects and arrays of them, and constants of the module
 */
export function evaluate(node: unknown, constants: Constants): unknown {
  if (!isNode(node)) throw new NotStatic()
  switch (node.type) {
    case 'Literal':
      return node.value
    case 'ObjectExpression':
      return evaluateObject(node, constants)
    case 'ArrayExpression':
      return listNodes(node.elements).map((element) => evaluate(element, constants))
    case 'Identifier':
      return evaluate(constants.get(String(node.name)), constants)
    default:
      throw new NotStatic()
  }
}
