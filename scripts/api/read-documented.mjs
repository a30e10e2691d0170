// Finds the public names of the packages that nothing explains, in their sources.
import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { parseSync } from 'vite'

/**
 * A name that a module exports.
 * @typedef {{ name: string, isDocumented: boolean }} PublicName
 */

/** @type {Map<string, PublicName[]>} */
const read = new Map()

const namesOf = ({ id, declarations }) =>
  id ? [id.name] : (declarations?.map((declarator) => declarator.id.name) ?? [])

/** Members written in a type: those of an interface, and of object types a type is made of. */
function membersOf(node) {
  if (node?.type === 'TSInterfaceDeclaration') return node.body.body
  if (node?.type === 'TSTypeAliasDeclaration') return membersOf(node.typeAnnotation)
  if (node?.type === 'TSTypeLiteral') return node.members
  const parts = /^TS(?:Intersection|Union)Type$/.test(node?.type) ? node.types : []
  return parts.flatMap(membersOf)
}

/** Says of a node whether a docstring stands right before it. */
function findDocstrings(code, comments) {
  const ends = comments
    .filter(({ type, value }) => type === 'Block' && value.startsWith('*'))
    .map(({ end }) => end)
  return ({ start }) => ends.some((end) => end <= start && code.slice(end, start).trim() === '')
}

/** Names of a file, an explanation of the type being one of each of its fields as well. */
function readDeclared(body, hasDocstring) {
  const declared = new Map()
  for (const statement of body) {
    const declaration = statement.declaration ?? statement
    const members = membersOf(declaration)
    const isDocumented =
      hasDocstring(statement) || (members.length > 0 && members.every(hasDocstring))
    for (const name of namesOf(declaration)) declared.set(name, declared.get(name) || isDocumented)
  }
  return declared
}

/**
 * Names a source file exports, each with whether its declaration is explained; those of another package are
 * explained there.
 * @returns {PublicName[]}
 */
export function readPublicNames(file) {
  const known = read.get(file)
  if (known) return known
  const code = readFileSync(file, 'utf8')
  const { program, comments } = parseSync(file, code)
  const declared = readDeclared(program.body, findDocstrings(code, comments))
  const follow = (source, name) => {
    const module = join(dirname(file), source)
    if (!source.startsWith('.') || !existsSync(module)) return true
    return readPublicNames(module).find((one) => one.name === name)?.isDocumented ?? false
  }
  const names = program.body
    .filter(({ type }) => type === 'ExportNamedDeclaration')
    .flatMap(({ declaration, source, specifiers }) =>
      declaration
        ? namesOf(declaration).map((name) => ({ name, isDocumented: declared.get(name) }))
        : specifiers.map(({ local, exported }) => ({
            name: exported.name,
            isDocumented: source
              ? follow(source.value, local.name)
              : (declared.get(local.name) ?? true),
          })),
    )
  read.set(file, names)
  return names
}

/**
 * Public names of a package without an explanation.
 * @param {string} folder of the package
 */
export function findUnexplained(folder, { exports }) {
  const sources = Object.values(exports).flatMap(({ '@forecourt/source': source }) =>
    source ? globSync(source, { cwd: folder }) : [],
  )
  const names = sources.flatMap((source) => readPublicNames(join(folder, source)))
  return [...new Set(names.filter(({ isDocumented }) => !isDocumented).map(({ name }) => name))]
}
