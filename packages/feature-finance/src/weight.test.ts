import { gzipSync } from 'node:zlib'
import { build } from 'vite'
import { describe, expect, it } from 'vitest'

/** Bytes after gzip of everything an entry exports, minified, as a page would load it alone. */
async function weigh(entry: string): Promise<{ bytes: number; imports: number }> {
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    root: import.meta.dirname,
    mode: 'production',
    build: {
      write: false,
      minify: true,
      rollupOptions: {
        input: `${import.meta.dirname}/${entry}/index.ts`,
        preserveEntrySignatures: 'strict',
      },
    },
  })
  const chunks = [result]
    .flat()
    .flatMap((each) => ('output' in each ? each.output : []))
    .flatMap((each) => (each.type === 'chunk' ? [each] : []))
  const modules = chunks.flatMap(({ moduleIds }) => moduleIds)
  return {
    bytes: chunks.reduce((sum, { code }) => sum + gzipSync(code).length, 0),
    imports: modules.filter((id) => !id.startsWith(import.meta.dirname)).length,
  }
}

describe('weight of the model', () => {
  it.each([
    ['model', 3000],
    // With the calculator's own formulas, which a page that has both loads once.
    ['model/calculation', 4500],
    ['model/estimate', 2000],
    ['model/quote', 1400],
  ])('of all of %s is at most %d bytes gzip, and it stands alone', async (entry, most) => {
    const { bytes, imports } = await weigh(entry)
    expect(bytes).toBeLessThanOrEqual(most)
    expect(bytes).toBeGreaterThan(500)
    expect(imports).toBe(0)
  })
})
