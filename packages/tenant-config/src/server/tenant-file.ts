import { parse as parseKeys } from 'lossless-json'
import {
  type ConfigProblem,
  findThemeProblems,
  mergeConfig,
  type ParseSiteResult,
  parseSite,
  type SiteCheck,
} from '../model/index.ts'
import type { TenantFile } from './tenant-directory.ts'

/**
 * The site of a tenant file with the manufacturer theme it names.
 * @param checks of the features
 * Source: CFG-006, D-88, PLUS-045
 */
export function parseTenantFile(
  file: TenantFile,
  themes: readonly TenantFile[],
  checks: readonly SiteCheck[],
): ParseSiteResult {
  const parsed = parseFile(file)
  if (!parsed.ok) return parsed
  const themeName = themeNameOf(parsed.value)
  if (themeName === null) return parseSite(parsed.value, {}, checks)
  const theme = readTheme(themeName, themeFileOf(file, themes))
  return theme.ok ? parseSite(parsed.value, theme.value, checks) : theme
}

/** The file of the manufacturer theme a tenant file names; undefined when there is none. */
export function themeFileOf(
  file: TenantFile,
  themes: readonly TenantFile[],
): TenantFile | undefined {
  const themeName = readThemeName(file)
  return themes.find(({ name }) => name === `${themeName}.json`)
}

const themeNames = new WeakMap<TenantFile, string | null>()

/** The theme a file names, read once: each change of the folder asks it of every file. */
function readThemeName(file: TenantFile): string | null {
  const known = themeNames.get(file)
  if (known !== undefined) return known
  const parsed = parseJson(file.text)
  const name = parsed.ok ? themeNameOf(parsed.value) : null
  themeNames.set(file, name)
  return name
}

/**
 * Settings a tenant file and its manufacturer theme spell out, without any default; empty for text
 * that is not JSON.
 */
export function writtenSettings(file: TenantFile, themes: readonly TenantFile[]): unknown {
  const [theme, own] = [themeFileOf(file, themes), file].map((each) => {
    const parsed = each && parseJson(each.text)
    return parsed?.ok ? parsed.value : {}
  })
  return mergeConfig(theme, own)
}

type ParsedJson = { ok: true; value: unknown } | Refused

function parseFile({ text, fault }: TenantFile): ParsedJson {
  return fault === undefined
    ? parseJson(text)
    : { ok: false, problems: [{ path: '', message: fault }] }
}

function parseJson(text: string): ParsedJson {
  const json = text.replace(/^\uFEFF/, '')
  try {
    const value: unknown = JSON.parse(json)
    const problems = findRepeatedKeys(json)
    return problems.length === 0 ? { ok: true, value } : { ok: false, problems }
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    return { ok: false, problems: [{ path: '', message: `The file is not JSON: ${reason}.` }] }
  }
}

/** Keys that one object has twice with different values; `JSON.parse` takes the last and says nothing. */
function findRepeatedKeys(json: string): ConfigProblem[] {
  const problems: ConfigProblem[] = []
  parseKeys(json, undefined, {
    parseNumber: Number,
    onDuplicateKey: ({ key, position }) => {
      const line = json.slice(0, position).split('\n').length
      problems.push({ path: key, message: `${key} is given twice, again on line ${line}.` })
    },
  })
  return problems
}

const themeNameOf = (value: unknown): string | null =>
  typeof value === 'object' &&
  value !== null &&
  'manufacturerTheme' in value &&
  typeof value.manufacturerTheme === 'string'
    ? value.manufacturerTheme
    : null

function readTheme(
  themeName: string,
  theme: TenantFile | undefined,
): { ok: true; value: unknown } | Refused {
  if (theme === undefined)
    return refusedTheme(`names the theme ${themeName}, but there is no themes/${themeName}.json`)
  if (theme.fault !== undefined)
    return refusedTheme(`names themes/${theme.name}, which cannot be read`)
  const parsed = parseJson(theme.text)
  const [problem] = parsed.ok ? findThemeProblems(parsed.value) : parsed.problems
  if (!parsed.ok && problem?.path === '')
    return refusedTheme(`names themes/${theme.name}, which is not JSON`)
  if (problem)
    return refusedTheme(
      `names themes/${theme.name}, in which ${problem.message.replace(/\.$/, '')}`,
    )
  return parsed
}

type Refused = Extract<ParseSiteResult, { ok: false }>

const refusedTheme = (reason: string): Refused => ({
  ok: false,
  problems: [{ path: 'manufacturerTheme', message: `manufacturerTheme ${reason}.` }],
})
