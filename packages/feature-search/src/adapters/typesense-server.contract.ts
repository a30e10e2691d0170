import { createHmac } from 'node:crypto'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { createSearchEngine } from '@forecourt/search-engine'
import { matchesTypesenseFilter } from './typesense-filter.contract.ts'

type Document = Record<string, unknown> & { id: string }
interface Collection {
  name: string
  fields: { name: string; type: string; facet?: boolean }[]
  documents: Map<string, Document>
  [setting: string]: unknown
}
type Search = Record<string, string | number | undefined> & { collection: string }

/** A server on this machine that speaks Typesense's documented protocol, as far as it is used. */
export interface TypesenseServer {
  origin: string
  /** Method and path of each call, oldest first. */
  calls: string[]
  /** The bodies of the multi-searches. */
  searches: Search[]
  /** While set, every call is answered with this status. */
  failWith: number | null
  /** While true, nothing is answered. */
  isSilent: boolean
  /** Names of the collections there are. */
  collectionNames(): string[]
  close(): Promise<void>
}

/** Key that may do everything, and one that may only search. */
export const TYPESENSE_ADMIN_KEY = 'admin-key-of-the-test'
export const TYPESENSE_SEARCH_KEY = 'search-key-of-the-test'

class Refusal extends Error {
  readonly status: number
  constructor(status: number, message: string) {
    super(message)
    this.status = status
  }
}

/** Starts the server on a free port. */
export async function startTypesenseServer(): Promise<TypesenseServer> {
  const collections = new Map<string, Collection>()
  const aliases = new Map<string, string>()
  const state = {
    calls: [] as string[],
    searches: [] as Search[],
    failWith: null as number | null,
    isSilent: false,
  }

  const find = (name: string): Collection => {
    const found = collections.get(aliases.get(name) ?? name)
    if (!found) throw new Refusal(404, 'Not Found')
    return found
  }

  const answer = async (request: IncomingMessage): Promise<string> => {
    const url = new URL(request.url ?? '', 'http://typesense.test')
    const body = await text(request)
    state.calls.push(`${request.method} ${url.pathname}`)
    if (state.failWith !== null) throw new Refusal(state.failWith, 'Unavailable')
    const key = String(
      request.headers['x-typesense-api-key'] ?? url.searchParams.get('x-typesense-api-key'),
    )
    const [, kind, name, part, last] = url.pathname.split('/').map(decodeURIComponent)
    if (kind === 'multi_search' && request.method === 'POST') {
      const scope = scopeOf(key)
      const { searches } = JSON.parse(body) as { searches: Search[] }
      state.searches.push(...searches)
      const results = searches.map((search) => {
        try {
          return runSearch(find(search.collection), scoped(search, scope))
        } catch (error) {
          if (error instanceof Refusal) return { code: error.status, error: error.message }
          throw error
        }
      })
      return JSON.stringify({ results })
    }
    if (key !== TYPESENSE_ADMIN_KEY) throw forbidden()
    if (kind === 'collections' && name === undefined && request.method === 'POST') {
      const asked = JSON.parse(body) as Collection
      if (collections.has(asked.name)) throw new Refusal(409, 'A collection with this name exists.')
      const collection = { ...asked, documents: new Map<string, Document>() }
      collections.set(asked.name, collection)
      return JSON.stringify(asked)
    }
    if (kind === 'aliases' && name !== undefined) {
      if (request.method === 'PUT') {
        const { collection_name } = JSON.parse(body) as { collection_name: string }
        find(collection_name)
        aliases.set(name, collection_name)
      }
      const collection_name = aliases.get(name)
      if (collection_name === undefined) throw new Refusal(404, 'Not Found')
      return JSON.stringify({ name, collection_name })
    }
    if (kind === 'collections' && name !== undefined) {
      const collection = find(name)
      const { documents } = collection
      if (part === undefined && request.method === 'DELETE') collections.delete(collection.name)
      if (part === undefined) {
        const { documents: _, ...rest } = collection
        return JSON.stringify({ ...rest, num_documents: documents.size })
      }
      if (last === 'import' && url.searchParams.get('action') === 'upsert') {
        return body.split('\n').map(importLine(documents)).join('\n')
      }
      if (last === 'export') {
        return [...documents.values()].map((one) => JSON.stringify(one)).join('\n')
      }
      if (request.method === 'DELETE') {
        const filter = url.searchParams.get('filter_by') ?? ''
        const gone = [...documents.values()].filter((one) => matchesTypesenseFilter(one, filter))
        for (const { id } of gone) documents.delete(id)
        return JSON.stringify({ num_deleted: gone.length })
      }
    }
    throw new Refusal(404, 'Not Found')
  }

  const server: Server = createServer((request: IncomingMessage, response: ServerResponse) => {
    if (state.isSilent) return
    answer(request).then(
      (content) => response.setHeader('content-type', 'application/json').end(content),
      (error: unknown) => {
        response.statusCode = error instanceof Refusal ? error.status : 500
        response.end(JSON.stringify({ message: error instanceof Error ? error.message : '' }))
      },
    )
  })
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  return Object.assign(state, {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    collectionNames: () => [...collections.keys()],
    close: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  })
}

function forbidden(): Refusal {
  return new Refusal(401, 'Forbidden - a valid `x-typesense-api-key` header must be sent.')
}

/** The parameters a scoped key forces; none for a plain one. */
function scopeOf(key: string): { filter_by?: string; expires_at?: number } {
  if (key === TYPESENSE_ADMIN_KEY || key === TYPESENSE_SEARCH_KEY) return {}
  const raw = Buffer.from(key, 'base64').toString()
  const parameters = raw.slice(48)
  const digest = createHmac('sha256', TYPESENSE_SEARCH_KEY).update(parameters).digest('base64')
  if (raw.slice(0, 48) !== digest + TYPESENSE_SEARCH_KEY.slice(0, 4)) throw forbidden()
  const scope = JSON.parse(parameters) as { filter_by?: string; expires_at?: number }
  if (scope.expires_at !== undefined && scope.expires_at <= Date.now() / 1000) throw forbidden()
  return scope
}

function scoped(search: Search, { filter_by: forced }: { filter_by?: string }): Search {
  if (forced === undefined) return search
  const own = search.filter_by ? ` && (${search.filter_by})` : ''
  return { ...search, filter_by: `(${forced})${own}` }
}

function importLine(documents: Map<string, Document>) {
  return (line: string): string => {
    const document = JSON.parse(line) as Document
    if (typeof document.id !== 'string') {
      const error = 'Document’s `id` field should be a string.'
      return JSON.stringify({ success: false, error, code: 400, document: line })
    }
    documents.set(document.id, document)
    return JSON.stringify({ success: true })
  }
}

interface Match {
  document: Document
  highlights: Record<string, { value: string; matchedWords: string[] }>
  rank: number
}

function runSearch({ fields, documents }: Collection, search: Search) {
  const { q, filter_by: filter, page = 1, per_page: perPage = 10 } = search
  if (Number(perPage) > 250) throw new Refusal(422, 'Only upto 250 hits can be fetched per page.')
  const inFilter = [...documents.values()].filter((one) =>
    matchesTypesenseFilter(one, String(filter ?? '')),
  )
  const matches = sorted(matching(inFilter, search), String(search.sort_by ?? ''))
  const start = (Number(page) - 1) * Number(perPage)
  const include = search.include_fields ? String(search.include_fields).split(',') : null
  return {
    found: matches.length,
    page,
    search_time_ms: 1,
    request_params: { per_page: perPage, q },
    hits: matches.slice(start, start + Number(perPage)).map(({ document, highlights }) => ({
      document: include === null ? document : pick(document, include),
      highlight:
        search.highlight_fields === 'none'
          ? {}
          : Object.fromEntries(
              Object.entries(highlights).map(([name, { value, matchedWords }]) => [
                name,
                { snippet: value, value, matched_tokens: matchedWords },
              ]),
            ),
      highlights: [],
    })),
    facet_counts: String(search.facet_by ?? '')
      .split(',')
      .filter(Boolean)
      .map((name) => {
        if (!fields.some((field) => field.name === name && field.facet))
          throw new Refusal(404, `Could not find a facet field named \`${name}\` in the schema.`)
        return facetCount(name, matches, search)
      }),
  }
}

/** The words are the embedded engine's matter: its order is the text match. */
function matching(documents: readonly Document[], search: Search): Match[] {
  const query = String(search.q ?? '*')
  if (query === '*') return documents.map((document) => ({ document, highlights: {}, rank: 0 }))
  const engine = createSearchEngine()
  const attributes = String(search.query_by).split(',')
  engine.setIndex('c', {
    // As typo_tokens_threshold says unless it is asked otherwise: no typos where something is found without.
    settings: { searchableAttributes: attributes, typoTolerance: 'min' },
    records: documents.map(({ id, ...rest }) => ({ ...rest, objectID: id })),
  })
  const request = {
    indexName: 'c',
    query,
    hitsPerPage: 1000,
    highlightPreTag: '<mark>',
    highlightPostTag: '</mark>',
  }
  const [answer] = engine.search([request], { scope: null })
  const hits = (answer as unknown as { hits: Record<string, unknown>[] }).hits
  const byId = new Map(documents.map((document) => [document.id, document]))
  return hits.map((hit, rank) => ({
    document: byId.get(String(hit.objectID))!,
    rank: -rank,
    highlights: Object.fromEntries(
      Object.entries(hit._highlightResult as Match['highlights']).filter(
        ([, { matchedWords }]) => matchedWords?.length > 0,
      ),
    ),
  }))
}

function sorted(matches: Match[], sortBy: string): Match[] {
  const steps = sortBy.split(',').filter(Boolean)
  if (steps.length > 3) throw new Refusal(422, 'Only upto 3 sort_by fields can be specified.')
  const valueOf = ({ document, rank }: Match, name: string) =>
    name === '_text_match' ? rank : document[name]
  return matches.toSorted((a, b) => {
    for (const step of steps) {
      const [name = '', direction] = step.split(':')
      const [left, right] = [valueOf(a, name), valueOf(b, name)]
      if (left === right) continue
      if (left === undefined || left === null) return 1
      if (right === undefined || right === null) return -1
      const order = (left as number) < (right as number) ? -1 : 1
      return direction === 'desc' ? -order : order
    }
    return 0
  })
}

function facetCount(name: string, matches: readonly Match[], search: Search) {
  const [, wanted = ''] = String(search.facet_query ?? '').split(':')
  const counts = new Map<string, number>()
  const numbers: number[] = []
  for (const { document } of matches) {
    for (const value of [document[name]].flat()) {
      if (value === undefined || value === null) continue
      if (typeof value === 'number') numbers.push(value)
      counts.set(String(value), (counts.get(String(value)) ?? 0) + 1)
    }
  }
  const sum = numbers.reduce((total, value) => total + value, 0)
  return {
    field_name: name,
    counts: [...counts]
      .filter(([value]) => value.toLowerCase().startsWith(wanted.toLowerCase()))
      .sort(([, a], [, b]) => b - a)
      .slice(0, Number(search.max_facet_values ?? 10))
      .map(([value, count]) => ({
        value,
        count,
        highlighted:
          wanted === ''
            ? value
            : `<mark>${value.slice(0, wanted.length)}</mark>${value.slice(wanted.length)}`,
      })),
    stats:
      numbers.length === 0
        ? { total_values: counts.size }
        : {
            min: Math.min(...numbers),
            max: Math.max(...numbers),
            sum,
            avg: sum / numbers.length,
            total_values: counts.size,
          },
  }
}

function pick(document: Document, names: readonly string[]): Document {
  return Object.fromEntries(
    Object.entries(document).filter(([name]) => names.includes(name)),
  ) as Document
}
