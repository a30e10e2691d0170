import { mkdir, writeFile } from 'node:fs/promises'
import { tenantJsonSchema } from '../src/model/index.ts'

const target = new URL('../dist/tenant.schema.json', import.meta.url)

await mkdir(new URL('.', target), { recursive: true })
await writeFile(target, `${JSON.stringify(tenantJsonSchema(), null, 2)}\n`)
