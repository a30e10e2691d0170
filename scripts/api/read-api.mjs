// Reads what the entries of a package export, from its declaration files.
import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { parseSync } from 'vite'

/** Longest declaration that is written out; of a longer one, such as a table, the beginning says enough. */
const longest = 1200

/**
 * An export of a module.
 * @typedef {{ name: string, text: string }} Export
 */

const isComment = /\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm

/** A declaration without comments, `export` and `declare`, on as many lines as it has. */
function tidy(text) {
  const plain = text
    .replace(isComment, '')
    .replace(/^(?:export )?(?:declare )?/, '')
    .split('\n')
    .filter((line) => line.trim() !== '')
    .join('\n')
  return plain.length > longest ? `${plain.slice(0, longest).trimEnd()} …` : plain
}

const namesOf = ({ id, declarations }) =>
  id ? [id.name] : (declarations?.map((declarator) => declarator.id.name) ?? [])

/** Declarations of a file by name: overloads and merged interfaces one after the other. */
function declarationsOf(body, code) {
  const found = new Map()
  for (const statement of body) {
    const declaration = statement.declaration ?? statement
    for (const name of namesOf(declaration)) {
      const text = tidy(code.slice(statement.start, statement.end))
      found.set(name, [...(found.get(name) ?? []), text])
    }
  }
  return found
}

/** Declaration file of a module beside another; null for one of another package. */
function resolveModule(from, source) {
  if (!source.startsWith('.')) return null
  const file = join(dirname(from), source.replace(/\.(m?)[jt]sx?$/, '.d.$1ts'))
  return existsSync(file) ? file : null
}

/** Exports of a statement `export { a as b } from`. */
function handedOn(file, { source, specifiers }, declared) {
  const module = source ? resolveModule(file, source.value) : null
  const known = module ? new Map(readExports(module).map(({ name, text }) => [name, text])) : null
  return specifiers.map(({ local, exported }) => {
    const own = source ? known?.get(local.name) : declared.get(local.name)?.join('\n')
    return {
      name: exported.name,
      text: own ?? `${exported.name} of ${source?.value ?? 'another module'}`,
    }
  })
}

/**
 * Exports of a declaration file, those it hands on with their declarations.
 * @returns {Export[]}
 */
export function readExports(file) {
  const code = readFileSync(file, 'utf8')
  const { body } = parseSync(file, code).program
  const declared = declarationsOf(body, code)
  return body.flatMap((statement) => {
    if (statement.type === 'ExportAllDeclaration') {
      const module = resolveModule(file, statement.source.value)
      return module ? readExports(module) : []
    }
    if (statement.type !== 'ExportNamedDeclaration') return []
    if (!statement.declaration) return handedOn(file, statement, declared)
    return namesOf(statement.declaration).map((name) => ({
      name,
      text: declared.get(name).join('\n'),
    }))
  })
}

/** Entries of a package with their declaration files, a pattern as the sources it stands for. */
function listDeclarations(folder, exports) {
  return Object.entries(exports).flatMap(([entry, { types, '@forecourt/source': source }]) => {
    if (!types || !source) return []
    const [before, after] = source.split('*')
    if (after === undefined) return [{ entry, file: join(folder, types) }]
    return globSync(source, { cwd: folder }).map((file) => {
      const name = `./${file.replaceAll('\\', '/')}`.slice(before.length, -after.length)
      return { entry: entry.replace('*', name), file: join(folder, types.replace('*', name)) }
    })
  })
}

/** False of a package that exports no modules. */
export const hasApi = ({ exports }) =>
  Object.values(exports).some((entry) => entry['@forecourt/source'])

/** Report of a package: its entries, and what each exports, by name. */
export function formatReport(folder, { name, exports }) {
  const sections = listDeclarations(folder, exports)
    .toSorted((a, b) => (a.entry < b.entry ? -1 : 1))
    .map(({ entry, file }) => {
      const texts = new Map(readExports(file).map((one) => [one.name, one.text]))
      const sorted = [...texts].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, text]) => text)
      return `## \`${name}${entry.slice(1)}\`\n\n\`\`\`ts\n${sorted.join('\n')}\n\`\`\`\n`
    })
  return `# API of ${name}\n\nWritten by \`npm run api\`.\n\n${sections.join('\n')}`
}
