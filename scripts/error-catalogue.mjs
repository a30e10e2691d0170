// Reads the catalogues of error sentences: `error-message.ts` of every package that says any.
import { globSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))

/** Paths of the catalogues below the project. */
export const catalogueFiles = globSync('packages/*/src/**/error-message.ts', {
  cwd: root,
}).toSorted()

const wordsOf = (value) => (typeof value === 'function' ? value('…') : value)

/** Every sentence with its file and the name it is imported by. */
export const readCatalogue = async () => {
  const files = catalogueFiles.map(async (file) => {
    const names = Object.entries(await import(`${root}${file}`))
    return names.map(([name, value]) => ({ file, name, text: wordsOf(value) }))
  })
  return (await Promise.all(files)).flat()
}
