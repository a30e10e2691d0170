import type { Checker, NodeHandle, Project, Type } from 'typescript/unstable/sync'

/** A setting of the tenant file. */
export interface Setting {
  /** Dotted path; `*` stands for any key of a record, an item of a list is the list: "search.filters.open". */
  readonly path: string
  readonly name: string
  /** Types of the group it stands in; several for a choice of groups. */
  readonly groups: readonly Type[]
  /** Where it is declared, as `declarationKey` writes it. */
  readonly declarations: readonly string[]
  /** Rows of the specification its description names. */
  readonly rows: readonly string[]
}

const siteFile = 'packages/tenant-config/src/model/site.ts'

/** Identifies a declaration across the answers of the checker. */
export function declarationKey({ path, index }: NodeHandle): string {
  return `${path}:${index}`
}

/** Types a value may have, without null, undefined and the lists around it. */
function listGroups(checker: Checker, type: Type): Type[] {
  return (type.isUnionType() ? type.getTypes() : [type]).flatMap((part) => {
    const own = checker.getNonNullableType(part)
    if (!own) return []
    if (!checker.isArrayType(own)) return [own]
    const item = checker.getIndexInfosOfType(own)[0]?.valueType
    return item ? listGroups(checker, item) : []
  })
}

/** Rows a description names, one by one or from one "to" another. */
function findRows(text: string): string[] {
  return [...text.matchAll(/\b([A-Z]{3,4})-(\d{3})(?: to \1-(\d{3}))?/g)].flatMap(
    ([, area, first = '', last = first]) =>
      Array.from(
        { length: Number(last) - Number(first) + 1 },
        (_, index) => `${area}-${String(Number(first) + index).padStart(3, '0')}`,
      ),
  )
}

function addSettings(
  project: Project,
  type: Type,
  prefix: string,
  settings: Map<string, Setting>,
): void {
  const { checker } = project
  for (const group of listGroups(checker, type)) {
    for (const { keyType, valueType } of checker.getIndexInfosOfType(group)) {
      const isRecord = checker.typeToString(keyType) === 'string'
      if (isRecord) addSettings(project, valueType, `${prefix}*.`, settings)
    }
    for (const symbol of checker.getPropertiesOfType(group)) {
      const declarations = symbol.declarations.filter(({ path }) =>
        path.includes('/tenant-config/'),
      )
      if (declarations.length === 0) continue
      const path = `${prefix}${symbol.name}`
      const known = settings.get(path)
      settings.set(path, {
        path,
        name: symbol.name,
        groups: [...(known?.groups ?? []), group],
        declarations: [...(known?.declarations ?? []), ...declarations.map(declarationKey)],
        rows: declarations.flatMap((one) => findRows(one.resolve(project)?.getText() ?? '')),
      })
      const inner = checker.getTypeOfSymbol(symbol)
      if (inner) addSettings(project, inner, `${path}.`, settings)
    }
  }
}

/** Every setting and group of settings, a group before what it holds. */
export function listSettings(project: Project, root: string): Setting[] {
  const { checker, program } = project
  const file = program.getSourceFile(`${root}${siteFile}`)
  const module = file && checker.getSymbolAtLocation(file)
  const site = module && checker.getExportsOfModule(module).find(({ name }) => name === 'Site')
  if (!site) throw new Error(`[settings] expected ${siteFile} to export Site`)
  const settings = new Map<string, Setting>()
  addSettings(project, checker.getDeclaredTypeOfSymbol(site), '', settings)
  return [...settings.values()]
}
