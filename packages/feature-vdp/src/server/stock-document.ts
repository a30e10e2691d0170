import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { constants, createGzip, gunzip } from 'node:zlib'
import type { Car, StockStore } from '@forecourt/stock/model'

/** Files that were made once, cached until newer ones need the space. */
export interface CachedFiles {
  /** The file of that name; null when it was not made yet. */
  read(name: string): Promise<Uint8Array | null>
  write(name: string, bytes: Uint8Array): Promise<void>
}

/** Parts documents of a whole stock are made with. */
export interface StockDocumentPorts {
  store: Pick<StockStore, 'loadStock' | 'readGeneration'>
  files: CachedFiles
  now: () => Date
}

/** A document with an entry for each car, in as many files as its length asks for. */
export interface StockDocument {
  /** Names it in the cache; one that is written differently has another name. */
  name: string
  contentType: string
  /** Text before the first entry and after the last, of every file. */
  begin: string
  end: string
  /** Text of a car; null leaves it out. */
  entry(car: Car): string | null
  /** Entries that follow the last car's. Default none. */
  rest?: () => readonly string[] | Promise<readonly string[]>
  /** Entries of one file at most. Default any number. */
  mostEntries?: number
}

/** One file of a document, compressed. */
export interface DocumentFile {
  gzip: Uint8Array
  /** Changes with its content. Weak: it is the same compressed and not. */
  etag: string
}

const unzip = promisify(gunzip)

/** Text as one gzip stream, a batch at a time, so that no file is ever whole in memory. */
function openFile(begin: string) {
  const stream = createGzip({ level: constants.Z_DEFAULT_COMPRESSION })
  const chunks: Buffer[] = []
  stream.on('data', (chunk: Buffer) => void chunks.push(chunk))
  const ended = new Promise<void>((resolve, reject) => {
    stream.once('end', resolve)
    stream.once('error', reject)
  })
  const add = (text: string) =>
    new Promise<void>((resolve) => void stream.write(text, () => resolve()))
  void add(begin)
  return {
    entries: 0,
    add,
    async close(end: string) {
      stream.end(end)
      await ended
      return Buffer.concat(chunks)
    },
  }
}

async function writeFiles(
  store: StockDocumentPorts['store'],
  siteId: string,
  document: StockDocument,
): Promise<Uint8Array[]> {
  const { begin, end, mostEntries = Number.POSITIVE_INFINITY } = document
  const files: Uint8Array[] = []
  let file = openFile(begin)
  const add = async (entries: readonly string[]) => {
    for (const entry of entries) {
      if (file.entries >= mostEntries) {
        files.push(await file.close(end))
        file = openFile(begin)
      }
      file.entries += 1
      await file.add(entry)
    }
  }
  await store.loadStock(siteId, (cars) => add(cars.flatMap((car) => document.entry(car) ?? [])))
  await add((await document.rest?.()) ?? [])
  return [...files, await file.close(end)]
}

/** Documents are renewed with the hour too: the sold window moves with the clock. */
const hourOf = (now: Date) => Math.floor(now.getTime() / 3_600_000)

/**
 * Makes documents of a site's whole stock: once for each generation, however many ask for one at
 * the same time, and cached compressed.
 */
export function createStockDocuments({ store, files, now }: StockDocumentPorts) {
  const underWay = new Map<string, Promise<number>>()

  const make = async (key: string, siteId: string, document: StockDocument) => {
    const made = await writeFiles(store, siteId, document)
    for (const [index, bytes] of made.entries()) await files.write(`${key}-${index}.gz`, bytes)
    await files.write(`${key}.count`, Buffer.from(String(made.length)))
    return made.length
  }

  const fileCount = async (key: string, siteId: string, document: StockDocument) => {
    const cached = await files.read(`${key}.count`)
    if (cached) return Number(cached.toString())
    const pending =
      underWay.get(key) ?? make(key, siteId, document).finally(() => underWay.delete(key))
    underWay.set(key, pending)
    return pending
  }

  return {
    /**
     * The files of a document.
     * @param version changes with whatever of the site the document says
     */
    async open(site: { id: string }, version: string, document: StockDocument) {
      const generation = await store.readGeneration(site.id)
      const facts = [site.id, version, document.name, generation, hourOf(now())].join('\n')
      const key = createHash('sha256').update(facts).digest('hex').slice(0, 32)
      const count = await fileCount(key, site.id, document)
      return {
        count,
        /** File `index` from 0; null for one there is not, or that was evicted meanwhile. */
        async file(index: number): Promise<DocumentFile | null> {
          if (!Number.isInteger(index) || index < 0 || index >= count) return null
          const gzip = await files.read(`${key}-${index}.gz`)
          return gzip && { gzip, etag: `W/"${key}-${index}"` }
        },
      }
    },
  }
}

/** Documents of whole stocks, made when first asked for. */
export type StockDocuments = ReturnType<typeof createStockDocuments>

const minute = 'public, max-age=0, s-maxage=60'

/** The answer with a file: compressed for whoever takes gzip, 304 for whoever has it. */
export async function documentResponse(
  request: Request,
  { gzip, etag }: DocumentFile,
  contentType: string,
): Promise<Response> {
  const headers = {
    'content-type': contentType,
    'cache-control': minute,
    etag,
    vary: 'Host, Accept-Encoding',
  }
  if (request.headers.get('if-none-match')?.includes(etag))
    return new Response(null, { status: 304, headers })
  const takesGzip = /\bgzip\b(?!\s*;\s*q=0(?:\.0*)?(?:,|$))/.test(
    request.headers.get('accept-encoding') ?? '',
  )
  const body = takesGzip ? gzip : await unzip(gzip)
  return new Response(new Uint8Array(body), {
    headers: {
      ...headers,
      ...(takesGzip && { 'content-encoding': 'gzip' }),
      'content-length': String(body.length),
    },
  })
}
