import { type BuiltModules, reachCode } from './module-graph.ts'

/** Modules Vike makes of pages. */
const pageEntry = /virtual:vike:page-entry:(?:server|client):(.+)$/

/** Scripts of pages. Source: https://vike.dev/client */
const clientScript = /[\\/]\+client\.\w+$/

/** Modules that run an island in the browser; its component has the same name without the `.client`. */
const islandModule = /\.client(\.tsx?)$/

/** Name of the page a module is the entry of. */
export const findPage = (id: string | null): string | undefined => pageEntry.exec(id ?? '')?.[1]

/** Modules a page starts with in the browser: its own, and the scripts Vike runs on pages of a folder. */
const findScripts = (browser: BuiltModules, page: string): string[] =>
  [...browser.keys()].filter((id) => findPage(id) === page || clientScript.test(id))

/** Tells if the component of an island is among the modules a page is made of. */
function isShown(island: string, modules: ReadonlySet<string>): boolean {
  const component = island.replace(islandModule, '')
  return modules.has(`${component}.tsx`) || modules.has(`${component}.ts`)
}

const requestAll = (ids: readonly string[]) => ids.map((module) => ({ module, name: '*' }))

/**
 * Words of the code that can show something on a kind of page: `first` of what makes its HTML and of the islands in
 * it, `whole` also of what is fetched at a press.
 * @param entry module that is the page on the server
 * @param atPress modules that the server's code imports, but only a press shows
 */
export function findPageWords({
  server,
  browser,
  entry,
  atPress,
}: {
  server: BuiltModules
  browser: BuiltModules
  entry: string
  atPress: ReadonlySet<string>
}): { first: ReadonlySet<string>; whole: ReadonlySet<string> } {
  const isOfPage = (id: string) => findPage(id) === undefined
  const made = reachCode(server, requestAll([entry]), (id) => isOfPage(id) && !atPress.has(id))
  const known = reachCode(server, requestAll([entry]), isOfPage)
  const scripts = requestAll(findScripts(browser, findPage(entry) ?? ''))
  const isIsland = (id: string) => islandModule.test(id)
  const isAtOnce = (id: string) => isIsland(id) && isShown(id, made.modules)
  const islands = reachCode(browser, scripts, isAtOnce)
  const all = reachCode(browser, scripts, (id) => !isIsland(id) || isShown(id, known.modules))
  return {
    first: new Set([...made.words, ...islands.words]),
    whole: new Set([...known.words, ...all.words]),
  }
}
