// Records what every entry weighs. A commit that changes the file says what the bytes are for.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { compareWeights, weighEntries } from './weigh.ts'

const file = join(import.meta.dirname, '../weights.json')
const before = JSON.parse(readFileSync(file, 'utf8'))
const now = await weighEntries()
for (const line of compareWeights(before, now)) console.log(line)
writeFileSync(file, `${JSON.stringify(now, null, 2)}\n`)
console.log(`Recorded ${Object.keys(now).length} entries in packages/ui/weights.json`)
