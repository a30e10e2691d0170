import { type ContrastPair, createContrastReport } from '../src/brand/contrast-report.ts'
import { referenceBrands } from '../src/brand/reference-brands.ts'

const lowest = (pairs: readonly ContrastPair[]) =>
  pairs.reduce((least, pair) => (pair.ratio < least.ratio ? pair : least))

const rows = Object.entries(referenceBrands).flatMap(([brand, choices]) => {
  const report = createContrastReport(choices)
  return (['light', 'dark'] as const).flatMap((surface) =>
    (['text', 'control'] as const).map((kind) => {
      const pairs = report.filter((pair) => pair.surface === surface && pair.kind === kind)
      const { foreground, background, ratio, minimum } = lowest(pairs)
      return {
        brand,
        surface,
        kind,
        pairs: pairs.length,
        failing: pairs.filter(({ passes }) => !passes).length,
        lowest: Number(ratio.toFixed(2)),
        needed: minimum,
        'lowest pair': `${foreground} on ${background}`,
      }
    }),
  )
})

console.table(rows)
if (rows.some(({ failing }) => failing > 0)) process.exitCode = 1
