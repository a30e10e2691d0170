import { describe, expect, it } from 'vitest'
import packageFile from '../../package.json' with { type: 'json' }
import { createTenantJsonSchema } from './index.ts'

interface SchemaNode {
  [key: string]: unknown
  properties?: Record<string, SchemaNode>
}

const schema = createTenantJsonSchema() as SchemaNode

const at = (...keys: string[]) =>
  keys.reduce<SchemaNode | undefined>((node, key) => node?.properties?.[key], schema)

describe('createTenantJsonSchema', () => {
  it('lets editors complete keys, values, defaults and descriptions, and is published [PLUS-047]', () => {
    expect(schema.required).toEqual(['id', 'name', 'domains'])
    expect(at('search', 'columns')).toMatchObject({
      enum: [3, 4],
      default: 3,
      description: 'Cards in a row on wide screens; default 3 (CFG-028).',
      visibility: 'browser',
    })
    expect(at('delivery')).toMatchObject({ visibility: 'server' })
    expect(at('brand', 'corners')).toMatchObject({
      enum: ['soft', 'square', 'round'],
      default: 'soft',
    })
    expect(packageFile.exports['./tenant.schema.json']).toBe('./dist/tenant.schema.json')
    expect(packageFile.files).toContain('dist')
    expect(packageFile.scripts.build).toContain('npm run schema')
  })

  it('refuses unknown keys in every object', () => {
    const open = objectsOf(schema).filter(
      (node) => node.properties !== undefined && node.additionalProperties !== false,
    )
    expect(open).toEqual([])
  })
})

function objectsOf(node: unknown): SchemaNode[] {
  if (typeof node !== 'object' || node === null) return []
  const own = 'type' in node && node.type === 'object' ? [node as SchemaNode] : []
  return [...own, ...Object.values(node).flatMap(objectsOf)]
}
