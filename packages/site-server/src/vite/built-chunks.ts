import type { Rolldown } from 'vite'
import { type Node, walkNodes } from './syntax.ts'

/** A file of a build, as far as styles are concerned. */
export interface BuiltChunk {
  /** Files it needs before it runs. */
  imports: readonly string[]
  /** Files it may ask for later. */
  dynamicImports: readonly string[]
  /** Module that asks for the file, null for one that only shares code. */
  facadeModuleId: string | null
  moduleIds: readonly string[]
  /** Words of its texts, among them the classes it can give an element. */
  words: ReadonlySet<string>
}

/** Files of a build by their names. */
export type BuiltChunks = ReadonlyMap<string, BuiltChunk>

function textOf(node: Node): string {
  if (node.type === 'Literal' && typeof node.value === 'string') return node.value
  if (node.type !== 'TemplateElement') return ''
  return (node.value as { cooked?: string }).cooked ?? ''
}

/** Words of all texts in a file. */
const findWords = (code: string, parse: (code: string) => unknown): Set<string> =>
  new Set(Array.from(walkNodes(parse(code) as Node)).flatMap((node) => textOf(node).split(/\s+/)))

/** Reads the files of a build. */
export function readChunks(
  bundle: Rolldown.OutputBundle,
  parse: (code: string) => unknown,
): BuiltChunks {
  const chunks = Object.values(bundle).filter((output) => output.type === 'chunk')
  return new Map(
    chunks.map((chunk) => [
      chunk.fileName,
      {
        imports: chunk.imports,
        dynamicImports: chunk.dynamicImports,
        facadeModuleId: chunk.facadeModuleId,
        moduleIds: chunk.moduleIds,
        words: findWords(chunk.code, parse),
      },
    ]),
  )
}

/** Files that some files need, themselves included, and those they may ask for later if `follows` says so. */
export function closeOver(
  chunks: BuiltChunks,
  files: Iterable<string>,
  follows: (chunk: BuiltChunk) => boolean,
): Set<string> {
  const reached = new Set<string>()
  const open = [...files]
  for (let file = open.pop(); file !== undefined; file = open.pop()) {
    const chunk = chunks.get(file)
    if (!chunk || reached.has(file)) continue
    reached.add(file)
    open.push(...chunk.imports)
    for (const later of chunk.dynamicImports) {
      const target = chunks.get(later)
      if (target && follows(target)) open.push(later)
    }
  }
  return reached
}

/** Words of some files. */
export function collectWords(chunks: BuiltChunks, files: Iterable<string>): Set<string> {
  const words = new Set<string>()
  for (const file of files) for (const word of chunks.get(file)?.words ?? []) words.add(word)
  return words
}
