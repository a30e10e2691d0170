import { API, type Checker, type Project, SymbolFlags, type Type } from 'typescript/unstable/sync'
import {
  isMemberList,
  listAskedNames,
  listGivenNames,
  listReads,
  type Read,
} from './reads-of-file.ts'
import { declarationKey, listSettings, type Setting } from './settings-of-site.ts'

/** Tests, stories, benchmarks and made-up dealers: they show what a setting does, and do nothing with it. */
const shows =
  /\.(?:test|stories|contract|e2e|bench|d)\.tsx?$|\/(?:testing|tests|dist|node_modules)\/|^(?:bench|scripts|\.storybook|packages\/demo)\//
const declaring = 'packages/tenant-config/'
/** Files of tenant-config that obey settings; the others declare, check and copy them. */
const obeys =
  /^packages\/tenant-config\/src\/(?:model\/(?:deposit|embeds|phone-for|picture-source|resolve-site|search-origins)|server\/tenant-file)\.ts$/
/** Packages that never see a site: what they read only has the shape of a setting. */
const blind = /^packages\/(?:create-forecourt|database|search-engine|styled-system)\//
/** Package that knows a part of a site, and that part. */
const tokens = { folder: 'packages/tokens/', group: 'brand' }
/** Function that answers for a feature by its name, with the plugin it needs. */
const featureSwitch = 'isFeatureOn'
/** Property of a route, or of a menu's entry, that names the feature it is there with. */
const featureOfRoute = 'feature'
const pluginsOfFeatures = [
  ['features.priceComparison', 'plugins.autogauge'],
  ['features.carAnalysis', 'plugins.carAnalysis'],
  ['features.ppsrReport', 'plugins.ppsrReport'],
] as const

/**
 * True when one of two types takes the place of the other. A type that asks for nothing takes the place of
 * any, so one with optional properties only must know all of the other's properties, or the other its.
 */
function isAlike(checker: Checker, group: Type, type: Type): boolean {
  if (group.id === type.id) return true
  const given = checker.getPropertiesOfType(group).map(({ name }) => name)
  const asked = checker.getPropertiesOfType(type)
  const names = new Set(asked.map(({ name }) => name))
  const isWeak = asked.every(({ flags }) => (flags & SymbolFlags.Optional) !== 0)
  const overlaps =
    given.every((name) => names.has(name)) || [...names].every((name) => given.includes(name))
  if (isWeak && !overlaps) return false
  return checker.isTypeAssignableTo(group, type) || checker.isTypeAssignableTo(type, group)
}

/** Decides for one reading place after another which settings it reads. */
class SettingReader {
  readonly unread: Map<string, Setting>
  /** Source that reads a setting, the first of the project that does. */
  readonly readIn = new Map<string, string>()
  #file = ''
  readonly #project: Project
  readonly #decided = new Map<string, boolean>()

  constructor(project: Project, settings: readonly Setting[]) {
    this.#project = project
    this.unread = new Map(settings.map((setting) => [setting.path, setting]))
  }

  mark(path: string): void {
    const isOther = this.#file.startsWith(tokens.folder) && !path.startsWith(tokens.group)
    if (!isOther && this.unread.delete(path)) this.readIn.set(path, this.#file)
  }

  /** Turns to a source of the project. */
  open(file: string): void {
    this.#file = file
  }

  /** Marks what the places of one file read. */
  visit(reads: readonly Read[]): void {
    const { checker } = this.#project
    const wanted = new Set([...this.unread.values()].map(({ name }) => name))
    const chosen = reads.filter(({ name }) => name === null || wanted.has(name))
    if (chosen.length === 0) return
    const types = checker.getTypeAtLocation(chosen.map((read) => read.of))
    const symbols = checker.getSymbolAtLocation(chosen.map(({ at }) => at))
    for (const [index, { name }] of chosen.entries()) {
      const type = types[index] && checker.getNonNullableType(types[index])
      if (!type || checker.typeToString(type) === 'any') continue
      const keys = (symbols[index]?.declarations ?? []).map(declarationKey)
      for (const setting of this.unread.values()) {
        if (name !== null && setting.name !== name) continue
        const isRead =
          (name !== null && setting.declarations.some((key) => keys.includes(key))) ||
          this.#reads(setting, type) ||
          (name !== null && this.#isDeclaredAlike(setting, symbols[index]?.declarations[0]))
        if (isRead) this.mark(setting.path)
      }
    }
  }

  /** True when a value of the type may be the group the setting stands in. */
  #reads(setting: Setting, type: Type): boolean {
    const key = `${type.id} ${setting.path}`
    const known = this.#decided.get(key)
    if (known !== undefined) return known
    const { checker } = this.#project
    const isRead =
      checker.getPropertyOfType(type, setting.name) !== undefined &&
      setting.groups.some((group) => isAlike(checker, group, type))
    this.#decided.set(key, isRead)
    return isRead
  }

  /** True when the setting's group may stand where the property that is read was declared. */
  #isDeclaredAlike(
    setting: Setting,
    declaration: Parameters<typeof declarationKey>[0] | undefined,
  ): boolean {
    const members = declaration?.resolve(this.#project)?.parent
    if (!members || !isMemberList(members)) return false
    const type = this.#project.checker.getTypeAtLocation(members)
    return type !== undefined && this.#reads(setting, type)
  }
}

function markFeatures(reader: SettingReader, names: readonly string[]): void {
  for (const name of names) reader.mark(`features.${name}`)
  for (const [feature, plugin] of pluginsOfFeatures) {
    if (reader.unread.has(feature)) continue
    reader.mark('plugins')
    reader.mark(plugin)
  }
}

/** True when a setting and every group around it is read: "popup.title" only where `popup` is. */
function isReached(path: string, unread: ReadonlyMap<string, Setting>): boolean {
  return [...unread.keys()].every((other) => path !== other && !path.startsWith(`${other}.`))
}

/** Rows that rest on settings nothing reads: on one of them, or on a group read in no part. */
function findUnreadRows(settings: readonly Setting[], unread: readonly string[]): string[] {
  const isUnread = ({ path }: Setting): boolean => {
    const parts = settings.filter((other) => other.path.startsWith(`${path}.`))
    return parts.length > 0 ? parts.every(isUnread) : unread.includes(path)
  }
  return [...new Set(settings.filter(isUnread).flatMap(({ rows }) => rows))].toSorted()
}

export interface SettingsReport {
  /** Every setting that holds a value, by dotted path. */
  readonly settings: readonly string[]
  readonly unread: readonly string[]
  /** Source that reads each of the others. */
  readonly readIn: Readonly<Record<string, string>>
  /** Rows of the specification that the descriptions of unread settings name. */
  readonly unreadRows: readonly string[]
}

/** Marks what the sources of a project read, and tells what is left. */
function reportSettings(project: Project, root: string): SettingsReport {
  const settings = listSettings(project, root)
  const reader = new SettingReader(project, settings)
  for (const name of project.program.getSourceFileNames()) {
    const path = name.startsWith(root) ? name.slice(root.length) : null
    if (path === null || shows.test(path) || blind.test(path)) continue
    if (path.startsWith(declaring) && !obeys.test(path)) continue
    const file = project.program.getSourceFile(name)
    if (!file) continue
    reader.open(path)
    reader.visit(listReads(file))
    markFeatures(reader, [
      ...listAskedNames(file, featureSwitch),
      ...listGivenNames(file, featureOfRoute),
    ])
  }
  const paths = settings.map(({ path }) => path)
  const leaves = paths.filter((path) => !paths.some((other) => other.startsWith(`${path}.`)))
  const unread = leaves.filter((path) => !isReached(path, reader.unread))
  const readIn = Object.fromEntries(
    leaves.flatMap((path) => {
      const source = reader.readIn.get(path)
      return source === undefined ? [] : [[path, source]]
    }),
  )
  return { settings: leaves, unread, readIn, unreadRows: findUnreadRows(settings, unread) }
}

/**
 * Settings of the tenant file that no source reads. A source reads a setting where it asks a value for a
 * property of that name, and the value may be the group the setting stands in. Tests, stories and made-up
 * dealers do not count, nor does tenant-config where it only declares and checks.
 * @param root folder of the project, with a slash at its end
 * Source: PLUS-115
 */
export function findUnreadSettings(root: string): SettingsReport {
  const api = new API({ cwd: root })
  try {
    const snapshot = api.updateSnapshot({ openProjects: [`${root}tsconfig.json`] })
    const [project] = snapshot.getProjects()
    if (!project) throw new Error('[settings] expected tsconfig.json to open')
    return reportSettings(project, root)
  } finally {
    api.close()
  }
}
