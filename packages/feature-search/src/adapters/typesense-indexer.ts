import { assertReplicasNamed } from '@forecourt/search-engine'
import type { Indexer, IndexerRecord, IndexerSettings } from '../model/indexer.ts'
import { byName } from './replica-settings.ts'
import { OWN_ID_FIELD } from './typesense-filter.ts'
import { type TypesenseSchema, typesenseSchema } from './typesense-settings.ts'

/** A Typesense server and what may be written there. */
export interface TypesenseIndexerOptions {
  /** Origin and path of the server, `https://search.example:8108`. */
  origin: string
  /** A key that may write collections, documents and aliases. */
  adminKey: string
  /** Name of the index; Typesense keeps it as an alias of the collection now in use. */
  indexName: string
  /** Typesense's types by attribute. Default: by the first value that arrives. */
  types?: Readonly<Record<string, string>>
  /** Default the global one. */
  fetch?: typeof fetch
  /** A clock in milliseconds, for the names of collections. Default `Date.now`. */
  now?: () => number
}

/** A call Typesense refused. */
export class TypesenseError extends Error {
  readonly status: number

  constructor(status: number, message: string) {
    super(message)
    this.name = 'TypesenseError'
    this.status = status
  }
}

/** Documents in one call of the import. */
const DOCUMENTS_A_CALL = 1000

/**
 * Writes to Typesense. The index is an alias, so that all records are replaced at one stroke;
 * replicas need nothing, since an order is a part of each search.
 * Source: D-32; Typesense's documentation of collections, documents and aliases
 */
export function createTypesenseIndexer(options: TypesenseIndexerOptions): Indexer {
  const { indexName, types, now = Date.now } = options
  const call = createCall(options)
  let schema: TypesenseSchema | null = null

  const create = async (wanted: TypesenseSchema): Promise<string> => {
    const name = `${indexName}_${now().toString(36)}_${crypto.randomUUID().slice(0, 8)}`
    await call('POST', '/collections', JSON.stringify({ name, ...wanted }))
    return name
  }
  const current = () => collectionOf(call, indexName)
  const pointTo = async (name: string, former: string | null) => {
    const body = JSON.stringify({ collection_name: name })
    await call('PUT', `/aliases/${encodeURIComponent(indexName)}`, body)
    if (former !== null) await call('DELETE', `/collections/${encodeURIComponent(former)}`)
  }
  /** Fills a new collection and puts it in the place of the former; a failure leaves the former. */
  const renew = async (wanted: TypesenseSchema, former: string | null, lines: string[]) => {
    const name = await create(wanted)
    try {
      await importLines(call, name, lines)
    } catch (error) {
      await call('DELETE', `/collections/${encodeURIComponent(name)}`)
      throw error
    }
    await pointTo(name, former)
  }
  const present = async (): Promise<{ name: string; schema: TypesenseSchema }> => {
    const name = await current()
    if (name === null) throw new TypesenseError(404, `Index ${indexName} does not exist`)
    schema ??= readSchema(await call('GET', `/collections/${encodeURIComponent(name)}`))
    return { name, schema }
  }

  return {
    async setSettings(settings: IndexerSettings) {
      assertReplicasNamed(settings.settings, byName(settings.replicas))
      const wanted = typesenseSchema(settings, types)
      schema = wanted
      const name = await current()
      if (name === null) return renew(wanted, null, [])
      const known = readSchema(await call('GET', `/collections/${encodeURIComponent(name)}`))
      if (isSameSchema(known, wanted)) return
      const exported = await call(
        'GET',
        `/collections/${encodeURIComponent(name)}/documents/export`,
      )
      await renew(wanted, name, exported.split('\n').filter(Boolean))
    },
    async saveObjects(records) {
      if (records.length === 0) return
      await importLines(call, indexName, toLines(records))
    },
    async deleteObjects(objectIDs) {
      for (let from = 0; from < objectIDs.length; from += DOCUMENTS_A_CALL) {
        const ids = objectIDs.slice(from, from + DOCUMENTS_A_CALL)
        const filter = `id:[${ids.map((id) => `\`${id.replaceAll('`', '')}\``).join(',')}]`
        const query = new URLSearchParams({ filter_by: filter })
        // oxlint-disable-next-line no-await-in-loop -- one call after the other spares the server
        await call('DELETE', `/collections/${encodeURIComponent(indexName)}/documents?${query}`)
      }
    },
    async replaceAll(records) {
      const former = await present()
      await renew(former.schema, former.name, toLines(records))
    },
  }
}

type Call = (method: string, path: string, body?: string) => Promise<string>

function createCall({ origin, adminKey, fetch: send = fetch }: TypesenseIndexerOptions): Call {
  return async (method, path, body) => {
    const response = await send(origin.replace(/\/$/, '') + path, {
      method,
      headers: { 'x-typesense-api-key': adminKey, 'content-type': 'application/json' },
      ...(body === undefined ? {} : { body }),
    })
    const text = await response.text()
    if (!response.ok) throw new TypesenseError(response.status, messageOf(text))
    return text
  }
}

async function collectionOf(call: Call, alias: string): Promise<string | null> {
  try {
    const answer = JSON.parse(await call('GET', `/aliases/${encodeURIComponent(alias)}`))
    return (answer as { collection_name: string }).collection_name
  } catch (error) {
    if (error instanceof TypesenseError && error.status === 404) return null
    throw error
  }
}

/** Each line answers for itself; the first that was refused ends it. */
async function importLines(call: Call, name: string, lines: readonly string[]): Promise<void> {
  for (let from = 0; from < lines.length; from += DOCUMENTS_A_CALL) {
    const body = lines.slice(from, from + DOCUMENTS_A_CALL).join('\n')
    const path = `/collections/${encodeURIComponent(name)}/documents/import?action=upsert`
    // oxlint-disable-next-line no-await-in-loop -- in order, for the later of two records counts
    const answer = await call('POST', path, body)
    for (const line of answer.split('\n').filter(Boolean)) {
      const result = JSON.parse(line) as { success: boolean; error?: string; code?: number }
      if (!result.success) throw new TypesenseError(result.code ?? 400, result.error ?? 'refused')
    }
  }
}

/* In Typesense `id` is the objectID, as text; the record's own is stored beside it. */
function toLines(records: readonly IndexerRecord[]): string[] {
  const latest = new Map(records.map((record) => [record.objectID, record]))
  return [...latest.values()].map((record) => {
    const { objectID, id, ...rest } = record as IndexerRecord & Record<string, unknown>
    const own = id === undefined ? {} : { [OWN_ID_FIELD]: id }
    return JSON.stringify({ ...withoutNulls(rest), ...own, id: objectID })
  })
}

/* A field whose type is found by its first value must not begin with null. */
function withoutNulls(record: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(record).filter(([, value]) => value !== null))
}

function readSchema(text: string): TypesenseSchema {
  const { fields, token_separators, enable_nested_fields } = JSON.parse(text) as TypesenseSchema
  return { fields, token_separators, enable_nested_fields }
}

/* Fields Typesense has found by itself are not among those that were asked for. */
function isSameSchema(known: TypesenseSchema, wanted: TypesenseSchema): boolean {
  const facets = ({ fields }: TypesenseSchema) =>
    fields
      .filter(({ facet }) => facet)
      .map(({ name }) => name)
      .sort()
      .join()
  const hasFields = wanted.fields.every(({ name, type }) =>
    known.fields.some((field) => field.name === name && (type === 'auto' || field.type === type)),
  )
  return hasFields && facets(known) === facets(wanted)
}

function messageOf(text: string): string {
  try {
    return String((JSON.parse(text) as { message?: unknown }).message ?? text)
  } catch {
    return text
  }
}
