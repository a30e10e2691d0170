import type { BuiltModule, NameRequest, Statement } from './built-module.ts'
import type { Taken } from './references.ts'

/** Modules of a build by their ids. */
export type BuiltModules = ReadonlyMap<string, BuiltModule>

/** Code that runs for some names. */
export interface ReachedCode {
  /** Modules some statement of which runs. */
  modules: ReadonlySet<string>
  /** Words of all texts in it, among them the classes it can give an element. */
  words: ReadonlySet<string>
}

/** A name to follow, and what is taken of it. */
interface Request extends NameRequest {
  taken: Taken
}

/** Code found on the way, and names left to follow. */
interface Walk {
  modules: Set<string>
  statements: Set<Statement>
  open: Request[]
}

const requestAll = (requests: Iterable<NameRequest>): Request[] =>
  [...requests].map((request) => ({ ...request, taken: null }))

/** Names an export means in its own module, and names of others. */
function findMeaning({ handsOn, handsOnAll, exports }: BuiltModule, name: string) {
  const all = handsOnAll.map((module) => ({ module, name }))
  if (name === '*') return { own: [...exports.values()], others: [...handsOn.values(), ...all] }
  const handed = handsOn.get(name)
  const local = exports.get(name)
  if (handed) return { own: [], others: [handed] }
  return local === undefined ? { own: [], others: all } : { own: [local], others: [] }
}

const listTaken = ({ parts }: Statement, taken: Taken): Statement[] =>
  taken ? [...taken].flatMap((name) => parts.get(name) ?? []) : [...parts.values()].flat()

/** Follows the names that statements of a module speak of. */
function readStatements(
  { imports, declarations }: BuiltModule,
  first: Iterable<Statement | undefined>,
  { statements, open }: Walk,
  firstTaken: Taken = null,
): void {
  const unread = [...first].map((statement) => ({ statement, taken: firstTaken }))
  for (let next = unread.pop(); next; next = unread.pop()) {
    const { statement, taken } = next
    if (!statement) continue
    for (const part of listTaken(statement, taken)) unread.push({ statement: part, taken: null })
    if (statements.has(statement)) continue
    statements.add(statement)
    for (const [name, properties] of statement.names) {
      const request = imports.get(name)
      if (request) open.push({ ...request, taken: request.name === '*' ? null : properties })
      else unread.push({ statement: declarations.get(name), taken: properties })
    }
  }
}

/** A module in the older form: names no import asks for. */
const exportsNothing = ({ exports, handsOn, handsOnAll }: BuiltModule) =>
  exports.size + handsOn.size + handsOnAll.length === 0

/** Follows what a module does as it is loaded. */
function loadModule(
  id: string,
  module: BuiltModule,
  walk: Walk,
  follows: (later: string) => boolean,
): void {
  if (walk.modules.has(id)) return
  walk.modules.add(id)
  const runs = module.runs.map((target) => ({ module: target, name: '' }))
  const later = module.asksLater.filter(follows).map((target) => ({ module: target, name: '*' }))
  walk.open.push(...requestAll([...runs, ...later]))
  readStatements(module, module.effects, walk)
  if (exportsNothing(module)) readStatements(module, module.declarations.values(), walk)
}

/**
 * Code that runs for some names: statement by statement, as a bundler leaves out what nothing asks for. What only
 * hands a name on does not run for it, so that an index counts for what is taken from it.
 * @param follows tells of a module that may be asked for later if it is among the code
 */
export function reachCode(
  modules: BuiltModules,
  requests: Iterable<NameRequest>,
  follows: (later: string) => boolean,
): ReachedCode {
  const walk: Walk = { modules: new Set(), statements: new Set(), open: requestAll(requests) }
  const asked = new Set<string>()
  for (let next = walk.open.pop(); next; next = walk.open.pop()) {
    const { module: id, name, taken } = next
    const module = modules.get(id)
    const key = [name, id, ...(taken ? [...taken].toSorted() : ['*'])].join('\0')
    if (!module || asked.has(key)) continue
    asked.add(key)
    const { own, others } = findMeaning(module, name)
    walk.open.push(
      ...others.map((other) => ({ ...other, taken: other.name === '*' ? null : taken })),
    )
    if (others.length > 0 && own.length === 0) continue
    loadModule(id, module, walk, follows)
    readStatements(
      module,
      own.map((local) => module.declarations.get(local)),
      walk,
      name === '*' ? null : taken,
    )
  }
  const words = new Set([...walk.statements].flatMap((statement) => [...statement.words]))
  return { modules: walk.modules, words }
}
