import { mkdir, writeFile } from 'node:fs/promises'
import { createTenantJsonSchema } from '../src/model/index.ts'

const target = new URL('../dist/tenant.schema.json', import.meta.url)

await mkdir(new URL('.', target), { recursive: true })
await writeFile(target, `${JSON.stringify(createTenantJsonSchema(), null, 2)}\n`)
