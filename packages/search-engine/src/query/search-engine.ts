import { chooseAttributes } from '../index/attribute-choice.ts'
import { hasBit } from '../index/bitset.ts'
import type { Filter } from '../index/filter.ts'
import { readReplicas } from '../index/index-settings.ts'
import {
  buildSteps,
  createSearchIndex,
  type IndexDefinition,
  SearchIndex,
} from '../index/search-index.ts'
import type { SearchRecord } from '../index/search-record.ts'
import { type AnswerMemory, createAnswerMemory } from './answer-memory.ts'
import { answerRequest, createSkippedAnswer, hasEnough } from './answer-request.ts'
import { type BrowsePage, executeBrowse } from './execute-browse.ts'
import type { SearchContext } from './execute-search.ts'
import { assertScopeFits, canFilterBy, evaluateFilter } from './filter-evaluation.ts'
import { keepResponseFields } from './response-fields.ts'
import { retrieveAttributes } from './retrieve-attributes.ts'
import type { FacetHitsAnswer, SearchAnswer } from './search-answer.ts'
import type {
  RecordRequest,
  RecordScope,
  SearchEngineOptions,
  SearchOptions,
} from './search-engine-options.ts'
import { badRequest, SearchError } from './search-error.ts'
import { readSearchParameters, type SearchRequest } from './search-parameters.ts'
import { SharedWork } from './selection.ts'

type Change = { upsert: SearchRecord } | { remove: string }

const SLICE_MS = 4

let engines = 0

/** Named indices in memory, with their replicas. Derived data: the database is the truth. */
export class SearchEngine {
  private readonly indices = new Map<string, SearchIndex>()
  /** Name of a primary or replica to its primary's name and its view. */
  private readonly names = new Map<string, { primary: string; view: string }>()
  private readonly builds = new Map<string, Promise<void>>()
  /** Part that changes while builds wait or run, once for each build. */
  private readonly journals = new Map<string, Set<Change[]>>()
  private readonly answers: AnswerMemory
  private readonly options: Required<Omit<SearchEngineOptions, 'cachedCharacters' | 'answers'>>
  /** Tells its answers from those of other engines. */
  private readonly number = (engines += 1)
  private changes = 0

  constructor(options: SearchEngineOptions) {
    this.options = {
      now: options.now ?? (() => performance.now()),
      pause: options.pause ?? (() => new Promise((resolve) => setTimeout(resolve, 0))),
      sliceMs: options.sliceMs ?? SLICE_MS,
    }
    this.answers = options.answers ?? createAnswerMemory(options.cachedCharacters)
  }

  /** Raised by every change of any index; equal numbers mean equal answers. */
  get generation(): number {
    return this.changes
  }

  /** True when there is such an index or replica. */
  has(name: string): boolean {
    return this.names.has(name)
  }

  /** Names of all indices and replicas. */
  indexNames(): string[] {
    return [...this.names.keys()]
  }

  /** Number of records of an index or replica. */
  recordCount(name: string): number {
    return this.find(name).index.recordCount
  }

  /** Builds an index at once and puts it in the place of the present one. */
  setIndex(name: string, definition: IndexDefinition): void {
    this.swap(name, createSearchIndex(definition))
  }

  /**
   * Builds an index beside the present one, pausing for other work, and then puts it in its place at
   * one stroke. Records changed from this call on are changed in the new index too. Builds of the same
   * name follow one another.
   */
  replaceIndex(name: string, definition: IndexDefinition): Promise<void> {
    const journal = this.startJournal(name)
    return this.enqueue(name, () => ({ definition, journal }))
  }

  /**
   * As `replaceIndex`, from the records the index holds when its turn comes; none without an index.
   */
  reshapeIndex(
    name: string,
    define: (records: readonly SearchRecord[]) => IndexDefinition,
  ): Promise<void> {
    return this.enqueue(name, () => {
      const definition = define(this.allRecords(name))
      return { definition, journal: this.startJournal(name) }
    })
  }

  /** Takes an index and its replicas away. */
  removeIndex(name: string): void {
    this.indices.delete(name)
    this.journals.delete(name)
    this.forgetNames(name)
    this.raiseGeneration()
  }

  /** Adds a record to an index, or replaces the one with its objectID. */
  upsert(name: string, record: SearchRecord): void {
    const { index, primary } = this.find(name)
    index.upsert(record)
    for (const journal of this.journals.get(primary) ?? []) journal.push({ upsert: record })
    this.raiseGeneration()
    if (index.needsCompaction && !this.builds.has(primary)) void this.rebuild(primary)
  }

  /** Takes a record out of an index. @returns whether it was there */
  remove(name: string, objectID: string): boolean {
    const { index, primary } = this.find(name)
    const wasThere = index.remove(objectID)
    for (const journal of this.journals.get(primary) ?? []) journal.push({ remove: objectID })
    if (wasThere) this.raiseGeneration()
    return wasThere
  }

  /**
   * Answers several requests in order, sharing their work. A request of `type: 'facet'` searches the
   * values of its `facet`.
   * @throws SearchError 400 for a bad parameter or filter, 404 for an unknown index
   */
  search(
    requests: readonly SearchRequest[],
    options: SearchOptions,
  ): (SearchAnswer | FacetHitsAnswer)[] {
    return [...this.searchEach(requests, options)]
  }

  /**
   * As `search`, each answer worked out when it is taken. Shared work is dropped when an index changes
   * between two of them.
   * @throws SearchError as `search`, and 400 for a call over its budget
   */
  *searchEach(
    requests: readonly SearchRequest[],
    { scope, strategy = 'none', budget = null }: SearchOptions,
  ): Generator<SearchAnswer | FacetHitsAnswer> {
    const shared = new Map<SearchIndex, SharedWork>()
    let sharedSince = this.changes
    let isEnough = false
    for (const request of requests) {
      if (sharedSince !== this.changes) shared.clear()
      sharedSince = this.changes
      const started = this.options.now()
      const context = { ...this.contextOf(request.indexName, scope, shared), budget }
      if (isEnough) {
        yield createSkippedAnswer(request, context.view.settings)
        continue
      }
      const outcome = answerRequest(context, request)
      const processingTimeMS = Math.ceil(this.options.now() - started)
      if ('facetHits' in outcome) {
        yield { ...outcome, processingTimeMS }
        continue
      }
      isEnough = strategy === 'stopIfEnoughMatches' && hasEnough(outcome)
      const { responseFields, ...found } = outcome
      const answer = { ...found, index: request.indexName, processingTimeMS }
      yield keepResponseFields(answer, responseFields)
    }
  }

  /** Records by their ids, in order; null for one that is unknown or out of scope. */
  records(
    requests: readonly RecordRequest[],
    { scope, showHidden = false, budget = null }: RecordScope,
  ): (SearchRecord | null)[] {
    return requests.map(({ indexName, objectID, attributesToRetrieve }) => {
      const { index, view } = this.find(indexName)
      if (scope) assertScopeFits(index, scope)
      const doc = index.documentOf(objectID)
      if (doc === undefined || (scope && !hasBit(evaluateFilter(index, scope), doc))) return null
      const hidden = showHidden ? [] : (index.view(view)?.settings.unretrievableAttributes ?? [])
      const choose = chooseAttributes(attributesToRetrieve ?? ['*'], hidden)
      const record = retrieveAttributes(index.recordAt(doc), choose)
      budget?.showAttributes(Object.keys(record).length)
      return record
    })
  }

  /**
   * One part of all records a request matches, by rising objectID, so that records written or taken
   * out meanwhile shift no others.
   * @param after the objectID the part before ended with; default from the beginning
   * @throws SearchError 400 or 404
   */
  browse(
    request: SearchRequest,
    { scope, showHidden = false, after }: RecordScope & { after?: string },
  ): BrowsePage {
    const started = this.options.now()
    const context = this.contextOf(request.indexName, scope, new Map())
    const parameters = readSearchParameters(request, context.view.settings)
    const { next, ...found } = executeBrowse(context, parameters, { after, showHidden })
    const page = { ...found, processingTimeMS: Math.ceil(this.options.now() - started) }
    return { ...keepResponseFields(page, parameters.responseFields), next }
  }

  /**
   * Ids of the records that meet the conditions of a request.
   * @throws SearchError 400 without a condition, or for one on an attribute that cannot be filtered by
   */
  matchingIds(request: SearchRequest): string[] {
    const { index, view, shared } = this.contextOf(request.indexName, null, new Map())
    const parameters = readSearchParameters(request, view.settings)
    if (parameters.filters.length === 0) throw badRequest('Missing filters')
    const unknown = parameters.filters.find((filter) => !canFilterBy(index, filter))
    if (unknown) throw badRequest('A filter names an attribute missing in attributesForFaceting')
    return Array.from(shared.select(parameters).documents, (doc) => index.recordAt(doc).objectID)
  }

  /** True when every attribute of a filter can be filtered by, so that its negation holds too. */
  canFilterBy(name: string, filter: Filter): boolean {
    return canFilterBy(this.find(name).index, filter)
  }

  /** A record as it was saved; undefined when it is not there. */
  recordOf(name: string, objectID: string): SearchRecord | undefined {
    const { index } = this.find(name)
    const doc = index.documentOf(objectID)
    return doc === undefined ? undefined : index.recordAt(doc)
  }

  /** All records of an index as they were saved, in no particular order; none without an index. */
  allRecords(name: string): SearchRecord[] {
    return this.has(name) ? this.find(name).index.allRecords() : []
  }

  /** Definition of an index, beside its records; undefined when there is none. */
  definitionOf(name: string): Omit<IndexDefinition, 'records'> | undefined {
    return this.has(name) ? this.find(name).index.definition : undefined
  }

  /** The beginning of a stretch of work for {@link yieldIfDue}. */
  sliceStart(): number {
    return this.options.now()
  }

  /**
   * Lets other work happen when a stretch of work has become long.
   * @param since when it began @returns when the present stretch began
   */
  async yieldIfDue(since: number): Promise<number> {
    if (this.options.now() - since < this.options.sliceMs) return since
    await this.options.pause()
    return this.options.now()
  }

  /** The answer cached under a key since the last change, or undefined. */
  recall(key: string): string | undefined {
    return this.answers.get(this.answerKey(key))
  }

  /** Keeps an answer under a key until the next change. */
  remember(key: string, answer: string): void {
    this.answers.set(this.answerKey(key), answer)
  }

  /** No answer from before a change is asked for again; the memory drops it in its turn. */
  private answerKey(key: string): string {
    return `${this.number}.${this.changes}\n${key}`
  }

  private contextOf(
    name: string,
    scope: Filter | null,
    shared: Map<SearchIndex, SharedWork>,
  ): SearchContext {
    const { index, view } = this.find(name)
    let work = shared.get(index)
    if (!work) {
      if (scope) assertScopeFits(index, scope)
      work = new SharedWork(index, scope)
      shared.set(index, work)
    }
    return { index, view: index.view(view)!, shared: work }
  }

  private find(name: string): { index: SearchIndex; primary: string; view: string } {
    const found = this.names.get(name)
    const index = found && this.indices.get(found.primary)
    if (!found || !index) throw new SearchError(404, `Index ${name} does not exist`)
    return { index, ...found }
  }

  /** Builds again what is there, to fold its changes in. */
  private rebuild(primary: string): Promise<void> {
    const { definition } = this.find(primary).index
    return this.reshapeIndex(primary, (records) => ({ ...definition, records }))
  }

  private enqueue(
    name: string,
    begin: () => { definition: IndexDefinition; journal: Change[] },
  ): Promise<void> {
    const previous = this.builds.get(name) ?? Promise.resolve()
    const build = previous.catch(() => undefined).then(() => this.build(name, begin()))
    this.builds.set(name, build)
    const forget = () => {
      if (this.builds.get(name) === build) this.builds.delete(name)
    }
    build.then(forget, forget)
    return build
  }

  private async build(
    name: string,
    { definition, journal }: { definition: IndexDefinition; journal: Change[] },
  ): Promise<void> {
    try {
      const index = await this.runPaused(buildSteps(definition))
      for (const change of journal) {
        if ('upsert' in change) index.upsert(change.upsert)
        else index.remove(change.remove)
      }
      this.swap(name, index)
    } finally {
      this.journals.get(name)?.delete(journal)
    }
  }

  private startJournal(name: string): Change[] {
    const journal: Change[] = []
    const journals = this.journals.get(name) ?? new Set()
    this.journals.set(name, journals.add(journal))
    return journal
  }

  private async runPaused<Result>(steps: Generator<void, Result>): Promise<Result> {
    const { now, pause, sliceMs } = this.options
    for (;;) {
      const started = now()
      let step = steps.next()
      while (!step.done && now() - started < sliceMs) step = steps.next()
      if (step.done) return step.value
      await pause()
    }
  }

  private swap(name: string, index: SearchIndex): void {
    this.forgetNames(name)
    this.indices.set(name, index)
    this.names.set(name, { primary: name, view: '' })
    for (const replica of readReplicas(index.definition.settings).keys()) {
      this.indices.delete(replica)
      this.names.set(replica, { primary: name, view: replica })
    }
    this.raiseGeneration()
  }

  private forgetNames(primary: string): void {
    for (const [name, found] of this.names) if (found.primary === primary) this.names.delete(name)
  }

  private raiseGeneration(): void {
    this.changes++
  }
}

/** An engine without indices. */
export function createSearchEngine(options: SearchEngineOptions = {}): SearchEngine {
  return new SearchEngine(options)
}
