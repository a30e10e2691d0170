import { mkdirSync, writeFileSync } from 'node:fs'
import { createFontFiles } from './cut-fonts.ts'

const folder = new URL('../src/fonts/', import.meta.url)

mkdirSync(folder, { recursive: true })
for (const [file, bytes] of await createFontFiles()) {
  writeFileSync(new URL(file, folder), bytes)
}
