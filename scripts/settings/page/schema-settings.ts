/** A node of the JSON Schema of a tenant file, as far as the page reads it. */
export interface SchemaNode {
  type?: string
  description?: string
  visibility?: 'browser' | 'server'
  default?: unknown
  properties?: Readonly<Record<string, SchemaNode>>
  required?: readonly string[]
  items?: SchemaNode
  additionalProperties?: SchemaNode | boolean
  anyOf?: readonly SchemaNode[]
  oneOf?: readonly SchemaNode[]
  enum?: readonly unknown[]
  const?: unknown
  pattern?: string
  format?: string
  minimum?: number
  exclusiveMinimum?: number
  maximum?: number
  minItems?: number
  maxItems?: number
}

/** A setting or a group of settings of the tenant file. */
export interface SchemaSetting {
  /** Dotted path; `[]` stands for an item of a list, `*` for any name: "locations[].address.lat". */
  path: string
  /** Choice of a group it belongs to, such as "algolia" of `search.provider`. Default none. */
  variant?: string
  node: SchemaNode
  isRequired: boolean
}

/** Property that tells the choices of a group apart. */
const kindOf = (node: SchemaNode): string | undefined => {
  const [kind] = Object.values(node.properties ?? {}).flatMap((property) =>
    typeof property.const === 'string' ? [property.const] : [],
  )
  return kind
}

/** Settings inside a value, in the order of the schema; a group comes before what it holds. */
export function listSchemaSettings(
  node: SchemaNode,
  prefix = '',
  variant?: string,
): SchemaSetting[] {
  const { properties = {}, required = [], items, additionalProperties: others } = node
  const own = Object.entries(properties).flatMap(([name, property]) => {
    const path = prefix === '' ? name : `${prefix}.${name}`
    const setting = { path, variant, node: property, isRequired: required.includes(name) }
    return [setting, ...listSchemaSettings(property, path, variant)]
  })
  const choices = [...(node.anyOf ?? []), ...(node.oneOf ?? [])].flatMap((choice) =>
    listSchemaSettings(choice, prefix, node.oneOf ? kindOf(choice) : variant),
  )
  return [
    ...own,
    ...choices,
    ...(items ? listSchemaSettings(items, `${prefix}[]`, variant) : []),
    ...(typeof others === 'object' ? listSchemaSettings(others, `${prefix}.*`, variant) : []),
  ]
}

/**
 * Settings by path: what choices of a group have in common is one setting that names the choices, unless all have
 * it; which of them it is (`type`) is one with all its values, and what differs is one of each.
 */
export function joinVariants(settings: readonly SchemaSetting[]): SchemaSetting[] {
  const byPath = Map.groupBy(settings, ({ path }) => path)
  const kinds = [...byPath.values()].filter(isKind)
  const choicesOf = ({ path }: SchemaSetting): number =>
    kinds.find(([kind]) => kind && path.startsWith(parentOf(kind.path)))?.length ?? 1
  return [...byPath.values()].flatMap((same) => (isKind(same) ? joinKind(same) : joinSame(same)))

  function joinSame(same: readonly SchemaSetting[]): SchemaSetting[] {
    const alike = Map.groupBy(same, ({ node, isRequired }) => JSON.stringify([node, isRequired]))
    return [...alike.values()].flatMap((each) => {
      const [first] = each
      const names = each.flatMap(({ variant }) => variant ?? [])
      if (!first) return []
      const isOfAll = names.length === choicesOf(first)
      return [{ ...first, variant: names.length === 0 || isOfAll ? undefined : names.join(', ') }]
    })
  }
}

const parentOf = (path: string): string => path.slice(0, path.lastIndexOf('.') + 1)

/** True for the property that tells the choices of a group apart. */
const isKind = (same: readonly SchemaSetting[]): boolean =>
  same.length > 1 && same.every(({ node }) => node.const !== undefined)

function joinKind(same: readonly SchemaSetting[]): SchemaSetting[] {
  const [first] = same
  if (!first) return []
  const description = same.map(({ node }) => `"${String(node.const)}": ${node.description}`)
  const choices = [...new Set(same.map(({ node }) => node.const))]
  const node = {
    ...first.node,
    const: undefined,
    enum: choices,
    description: description.join(' '),
  }
  return [{ ...first, variant: undefined, node }]
}
