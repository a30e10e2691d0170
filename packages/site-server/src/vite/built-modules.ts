import type { Rolldown } from 'vite'
import { listSources, readModule } from './built-module.ts'
import type { BuiltModules } from './module-graph.ts'
import type { Node } from './syntax.ts'

/** Ids of the modules a module's imports mean, by what it calls them. */
async function resolveSources(
  context: Rolldown.PluginContext,
  sources: readonly string[],
  importer: string,
): Promise<ReadonlyMap<string, string>> {
  const found = await Promise.all(
    sources.map(async (source) => [source, (await context.resolve(source, importer))?.id] as const),
  )
  return new Map(found.flatMap(([source, id]) => (id === undefined ? [] : [[source, id] as const])))
}

/** Reads the modules of a build, once all are known. */
export async function readModules(context: Rolldown.PluginContext): Promise<BuiltModules> {
  const modules = await Promise.all(
    [...context.getModuleIds()].map(async (id) => {
      const info = context.getModuleInfo(id)
      if (!info?.code) return []
      const module = context.parse(info.code) as unknown as Node
      const sources = await resolveSources(context, listSources(module), id)
      const { dynamicallyImportedIds: asksLater } = info
      const resolve = (source: string) => sources.get(source)
      return [[id, readModule(module, { resolve, asksLater })] as const]
    }),
  )
  return new Map(modules.flat())
}
