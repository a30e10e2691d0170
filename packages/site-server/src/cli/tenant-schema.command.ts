import { parseArgs } from 'node:util'
import { createTenantJsonSchema } from '@forecourt/tenant-config/model'
import { type Command, exitCodes } from './command.ts'

/** Prints the JSON Schema of a tenant file, for editors and for tools that write such files (D-81). */
export const tenantSchema: Command = {
  name: 'tenant schema',
  summary: 'Prints the JSON Schema of a tenant file.',
  usage: `
  for "$schema" in a tenant file: forecourt tenant schema > tenant.schema.json`,
  run: async (args, { print }) => {
    parseArgs({ args, options: {} })
    print(JSON.stringify(createTenantJsonSchema(), null, 2))
    return exitCodes.done
  },
}
