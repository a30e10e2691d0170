import { isDeepStrictEqual } from 'node:util'
import { anExampleFile } from '../testing/a-site.ts'
import { type ParseSiteResult, parseSite } from './index.ts'

interface SettingContract {
  /** Value of the setting when nobody sets it. */
  fallback: unknown
  /** Values that are taken over as they are. */
  accepts: readonly unknown[]
  /** Values that are refused with a message naming the setting. */
  refuses: readonly unknown[]
}

/**
 * Where a setting, named by its dotted path, behaves otherwise than its contract says: default,
 * values taken over, values refused with the key's path. Empty when it keeps the contract.
 */
export function contradictions(path: string, contract: SettingContract): string[] {
  return [
    ...takenOver(path, undefined, contract.fallback),
    ...contract.accepts.flatMap((value) => takenOver(path, value, value)),
    ...contract.refuses.flatMap((value) => refused(path, value)),
  ]
}

function takenOver(path: string, given: unknown, expected: unknown): string[] {
  const keys = path.split('.')
  const result = parseWith(given === undefined ? {} : nested(keys, given))
  if (!result.ok) return result.problems.map(({ message }) => `refused: ${message}`)
  const value = valueAt(result.site, keys)
  if (isDeepStrictEqual(value, expected)) return []
  return [`${path} is ${JSON.stringify(value)} instead of ${JSON.stringify(expected)}`]
}

function refused(path: string, given: unknown): string[] {
  const result = parseWith(nested(path.split('.'), given))
  if (result.ok) return [`${path} accepts ${JSON.stringify(given)}`]
  const about = result.problems.filter((problem) => problem.path.startsWith(path))
  if (about.length === 0) return [`${path} set to ${JSON.stringify(given)} is not named as refused`]
  return about
    .filter((problem) => !problem.message.startsWith(problem.path))
    .map(({ message }) => `${path} set to ${JSON.stringify(given)} answers: ${message}`)
}

const parseWith = (settings: object): ParseSiteResult =>
  parseSite({ ...anExampleFile, ...settings })

function nested([key, ...rest]: readonly string[], value: unknown): object {
  return key === undefined ? {} : { [key]: rest.length === 0 ? value : nested(rest, value) }
}

function valueAt(value: unknown, keys: readonly string[]): unknown {
  return keys.reduce<unknown>(
    (object, key) => (object as Readonly<Record<string, unknown>>)[key],
    value,
  )
}
