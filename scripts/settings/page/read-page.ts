import { readFileSync } from 'node:fs'
import { manufacturerThemeSchema } from '../../../packages/tenant-config/src/model/site.ts'
import { createTenantJsonSchema } from '../../../packages/tenant-config/src/model/tenant-json-schema.ts'
import { formatConfigurationPage } from './configuration-page.ts'
import type { SchemaNode } from './schema-settings.ts'

/** Place of the page, from the folder of the project. */
export const CONFIGURATION_FILE = 'docs/configuration.md'

/** Schema of a tenant file as the project has it. */
export const readTenantSchema = (): SchemaNode => createTenantJsonSchema() as SchemaNode

/** The page as the project's schema and README make it. */
export function makeConfigurationPage(root: string): string {
  return formatConfigurationPage({
    tenant: readTenantSchema(),
    themeKeys: new Set(Object.keys(manufacturerThemeSchema.entries)),
    environment: readFileSync(`${root}packages/site-server/README.md`, 'utf8'),
  })
}
