import { writeFileSync } from 'node:fs'
import { parseColor } from '../src/color/ramp.ts'
import { rampGroup } from '../src/color/ramp-group.ts'
import { sourceColors } from '../src/color/source-colors.ts'

const ramps = Object.entries(sourceColors).map(([name, color]) => [
  name,
  rampGroup(parseColor(color)),
])
const document = {
  $schema: 'https://www.designtokens.org/schemas/2025.10/format.json',
  color: { $type: 'color', ...Object.fromEntries(ramps) },
}
const file = new URL('../src/tokens/color.tokens.json', import.meta.url)
writeFileSync(file, `${JSON.stringify(document, null, 2)}\n`)
