import { type BuiltChunk, type BuiltChunks, closeOver, collectWords } from './built-chunks.ts'

/** Modules Vike makes of pages. */
const pageEntry = /virtual:vike:page-entry:(?:server|client):(.+)$/

/** Scripts of pages. Source: https://vike.dev/client */
const clientScript = /[\\/]\+client\.\w+$/

/** Modules that run an island in the browser; its component has the same name without the `.client`. */
const islandModule = /\.client(\.tsx?)$/

/** Files of pages in a build, by the page's name. */
export function findPages(chunks: BuiltChunks): Map<string, string> {
  return new Map(
    [...chunks].flatMap(([file, { facadeModuleId }]) => {
      const page = pageEntry.exec(facadeModuleId ?? '')?.[1]
      return page ? [[page, file] as const] : []
    }),
  )
}

/** Files a page starts with in the browser: its own, and the scripts Vike runs on pages of a folder. */
function findScripts(browser: BuiltChunks, page: string): string[] {
  return [...browser].flatMap(([file, { facadeModuleId }]) => {
    const id = facadeModuleId ?? ''
    return pageEntry.exec(id)?.[1] === page || clientScript.test(id) ? [file] : []
  })
}

const isIsland = ({ facadeModuleId }: BuiltChunk) => islandModule.test(facadeModuleId ?? '')

/** Tells if the component of an island is among the modules a page is made of. */
function isShown({ facadeModuleId }: BuiltChunk, modules: ReadonlySet<string>): boolean {
  const component = facadeModuleId?.replace(islandModule, '')
  return modules.has(`${component}.tsx`) || modules.has(`${component}.ts`)
}

/**
 * Words of the code that can show something on a kind of page: `first` of what makes its HTML and of the islands in
 * it, `whole` also of what is fetched at a press.
 */
export function findPageWords({
  server,
  browser,
  page,
  file,
}: {
  server: BuiltChunks
  browser: BuiltChunks
  page: string
  file: string
}): { first: ReadonlySet<string>; whole: ReadonlySet<string> } {
  const isOtherPage = ({ facadeModuleId }: BuiltChunk) => pageEntry.test(facadeModuleId ?? '')
  const files = closeOver(server, [file], (chunk) => !isOtherPage(chunk))
  const modules = new Set([...files].flatMap((one) => server.get(one)?.moduleIds ?? []))
  const entries = findScripts(browser, page)
  const islands = closeOver(browser, entries, (chunk) => isIsland(chunk) && isShown(chunk, modules))
  const all = closeOver(browser, entries, (chunk) => !isIsland(chunk) || isShown(chunk, modules))
  const words = [...collectWords(server, files)]
  return {
    first: new Set([...words, ...collectWords(browser, islands)]),
    whole: new Set([...words, ...collectWords(browser, all)]),
  }
}
