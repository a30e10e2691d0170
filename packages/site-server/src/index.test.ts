import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'

/** Prints the address of every module that an import of an entry loads. */
const listModules = (entry: string) => `
import { registerHooks } from 'node:module'
const urls = []
registerHooks({
  resolve(specifier, context, next) {
    const found = next(specifier, context)
    urls.push(found.url)
    return found
  },
})
await import(${JSON.stringify(entry)})
process.stdout.write(urls.join('\\n'))`

function modulesOf(entry: string): string[] {
  const options = ['--conditions=@forecourt/source', '--input-type=module', '-e']
  const { stdout, stderr, status } = spawnSync(process.execPath, [...options, listModules(entry)], {
    cwd: fileURLToPath(new URL('..', import.meta.url)),
    encoding: 'utf8',
  })
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' })
  return stdout.split('\n')
}

const heavy =
  /node_modules\/(?:pg|drizzle-orm|sharp|nodemailer|pdfkit|fontkit|subset-font|react-dom|typesense)|packages\/(?:database|demo)\//

describe('@forecourt/site-server', () => {
  it.each(['@forecourt/site-server', '@forecourt/site-server/process'])(
    'brings with %s no library for databases, pictures, mail or PDF',
    (entry) => {
      const modules = modulesOf(entry)
      expect(modules.length).toBeGreaterThan(5)
      expect(modules.filter((url) => heavy.test(url))).toEqual([])
    },
  )

  it('brings PostgreSQL with the entry that says so', () => {
    expect(modulesOf('@forecourt/site-server/postgres').some((url) => heavy.test(url))).toBe(true)
  })
})
