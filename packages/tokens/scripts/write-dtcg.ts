import { mkdirSync, writeFileSync } from 'node:fs'
import { createBrandExports } from '../src/brand/brand-exports.ts'
import { referenceBrands } from '../src/brand/reference-brands.ts'

const folder = new URL('../dist/dtcg/', import.meta.url)

mkdirSync(folder, { recursive: true })
for (const [file, document] of createBrandExports(referenceBrands)) {
  writeFileSync(new URL(file, folder), `${JSON.stringify(document, null, 2)}\n`)
}
