// Finds the functions that packages export, with the name a caller imports.
import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { parseSync } from 'vite'

const root = fileURLToPath(new URL('..', import.meta.url))

const readProgram = (file) => parseSync(file, readFileSync(`${root}${file}`, 'utf8')).program

const isFunction = (node) =>
  node?.type === 'ArrowFunctionExpression' || node?.type === 'FunctionExpression'

/** Names of the functions that a statement declares and exports. */
function declaredBy({ type, declaration }) {
  if (type !== 'ExportNamedDeclaration' || !declaration) return []
  if (declaration.type === 'FunctionDeclaration') return [declaration.id.name]
  if (declaration.type !== 'VariableDeclaration') return []
  return declaration.declarations.filter(({ init }) => isFunction(init)).map(({ id }) => id.name)
}

/** Names that a statement hands on from another module. */
const handedOnBy = ({ type, source, specifiers }) =>
  type === 'ExportNamedDeclaration' && source
    ? specifiers.map(({ local, exported }) => ({ from: local.name, name: exported.name }))
    : []

/** Source files that the entries of a package point at. */
function entriesOf(folder) {
  const { exports = {} } = JSON.parse(readFileSync(`${root}${folder}/package.json`, 'utf8'))
  const sources = Object.values(exports).map((entry) => entry['@forecourt/source'])
  const patterns = sources.filter((source) => typeof source === 'string')
  return patterns.flatMap((source) => globSync(`${folder}/${source.slice(2)}`, { cwd: root }))
}

function exportedBy(folder) {
  const modules = globSync(`${folder}/src/**/*.{ts,tsx}`, {
    cwd: root,
    exclude: ['**/*.{test,stories}.{ts,tsx}'],
  })
  const functions = new Set(modules.flatMap((file) => readProgram(file).body.flatMap(declaredBy)))
  const names = entriesOf(folder).flatMap((file) => {
    const { body } = readProgram(file)
    const handedOn = body.flatMap(handedOnBy).filter(({ from }) => functions.has(from))
    return [...body.flatMap(declaredBy), ...handedOn.map(({ name }) => name)]
  })
  return [...new Set(names)].map((name) => ({ package: folder.slice('packages/'.length), name }))
}

/** Functions of every package but the generated one, components (capitals) left out. */
export const readExportedFunctions = () =>
  globSync('packages/*/package.json', { cwd: root })
    .map((file) => file.slice(0, -'/package.json'.length))
    .filter((folder) => !folder.endsWith('styled-system'))
    .flatMap(exportedBy)
    .filter(({ name }) => /^[a-z]/.test(name))

/** First word of a name: "find" of `findPhone`. */
export const firstWord = (name) => /^[a-z]+/.exec(name)?.[0] ?? ''
