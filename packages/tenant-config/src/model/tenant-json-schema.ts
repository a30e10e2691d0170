import { type JsonSchema, toJsonSchema } from '@valibot/to-json-schema'
import { siteSchema } from './site.ts'

/**
 * The JSON Schema of a tenant file, from which editors complete and check it. Each setting carries
 * its description, its default and its visibility. Checks across several settings (price below
 * maximum, known dealerships) are made when the file is read.
 * Source: PLUS-047, D-81
 */
export function createTenantJsonSchema(): JsonSchema {
  const schema = toJsonSchema(siteSchema, {
    typeMode: 'input',
    ignoreActions: ['check', 'partial_check'],
  })
  return { ...schema, title: 'Tenant file of a dealer site' }
}
