import { expect } from 'vitest'
import { anExampleFile } from '../testing/a-site.ts'
import { parseSite } from './index.ts'

interface SettingExpectation {
  /** Value of the setting when nobody sets it. */
  fallback: unknown
  /** Values that are taken over as they are. */
  accepts: readonly unknown[]
  /** Values that are refused with a message naming the setting. */
  refuses: readonly unknown[]
}

/** Asserts default, alternatives and refused values of one setting, named by its dotted path. */
export function expectSetting(
  path: string,
  { fallback, accepts, refuses }: SettingExpectation,
): void {
  const keys = path.split('.')
  expect(valueAt(siteWith({}), keys), `default of ${path}`).toEqual(fallback)
  for (const value of accepts) {
    expect(valueAt(siteWith(nested(keys, value)), keys), `${path} taken over`).toEqual(value)
  }
  for (const value of refuses) {
    const result = parseSite({ ...anExampleFile, ...nested(keys, value) })
    expect(result.ok, `${path} set to ${JSON.stringify(value)}`).toBe(false)
    const problems = result.ok ? [] : result.problems
    expect(problems.map((problem) => problem.path).join(), 'refused key').toContain(path)
    for (const problem of problems) expect(problem.message).toContain(problem.path)
  }
}

function siteWith(settings: object): unknown {
  const result = parseSite({ ...anExampleFile, ...settings })
  if (!result.ok) throw new Error(result.problems.map(({ message }) => message).join(' '))
  return result.site
}

function nested([key, ...rest]: readonly string[], value: unknown): object {
  return key === undefined ? {} : { [key]: rest.length === 0 ? value : nested(rest, value) }
}

function valueAt(value: unknown, keys: readonly string[]): unknown {
  return keys.reduce<unknown>(
    (object, key) => (object as Readonly<Record<string, unknown>>)[key],
    value,
  )
}
