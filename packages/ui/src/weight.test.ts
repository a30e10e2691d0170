import { gzipSync } from 'node:zlib'
import { build } from 'vite'
import { describe, expect, it } from 'vitest'

const virtualEntry = '\0entry'

/** Script a page loads for one import, minified, without React. */
async function bundle(code: string): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    root: import.meta.dirname,
    resolve: { conditions: ['@forecourt/source', 'module', 'browser', 'production'] },
    plugins: [
      {
        name: 'entry',
        resolveId: (id) => (id === 'entry' ? virtualEntry : undefined),
        load: (id) => (id === virtualEntry ? code : undefined),
      },
    ],
    build: {
      write: false,
      minify: true,
      rollupOptions: {
        input: 'entry',
        external: [/^react(-dom)?($|\/)/],
        preserveEntrySignatures: 'strict',
      },
    },
  })
  const { output } = [result].flat().find((each) => 'output' in each) ?? { output: [] }
  return output.map((chunk) => ('code' in chunk ? chunk.code : '')).join('')
}

const gzipBytes = (code: string) => gzipSync(code).length

describe('weight of a part', () => {
  it('keeps a button under 8 kB gzip over React, without Ark', async () => {
    const code = await bundle("export { Button } from '@forecourt/ui/button'")
    expect(code).toContain('fc-button')
    expect(code).not.toContain('data-scope')
    expect(gzipBytes(code)).toBeLessThan(8000)
  })

  it('keeps a dialog with its opener under 10 kB gzip over React, without Ark', async () => {
    const code = await bundle("export { Dialog, opensDialog } from '@forecourt/ui/dialog'")
    expect(code).toContain('fc-dialog')
    expect(code).not.toContain('data-scope')
    expect(gzipBytes(code)).toBeLessThan(10_000)
  })

  it('opens dialogs and shows toasts with less than 1 kB gzip and no React', async () => {
    const code = await bundle(
      "export { connectDialogOpeners } from '@forecourt/ui/dialog/openers'; export { showToast } from '@forecourt/ui/toast/store'",
    )
    expect(code).not.toContain('react')
    expect(gzipBytes(code)).toBeLessThan(1000)
  })

  it('finds Ark where it is used, in the slider', async () => {
    expect(await bundle("export { Slider } from '@forecourt/ui/slider'")).toContain('data-scope')
  })
})
