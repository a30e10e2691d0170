import {
  type AttributeChoice,
  chooseAttributes,
  isChosen,
  reachesAttribute,
} from '../index/attribute-choice.ts'
import { ID_ATTRIBUTE } from '../index/filter.ts'
import type { IndexView, SearchIndex } from '../index/search-index.ts'
import type { SearchRecord } from '../index/search-record.ts'
import type { TextQuery } from '../index/text-query.ts'
import { highlightText, renderRecord, snippetText } from './highlight.ts'
import { retrieveAttributes } from './retrieve-attributes.ts'
import type { SearchHit } from './search-answer.ts'
import type { SearchParameters } from './search-parameters.ts'

const DEFAULT_SNIPPET_WORDS = 10

/** Shows a record as a hit, without what ranks it. */
export type RenderHit = (record: SearchRecord) => SearchHit

/** Prepares how the hits of one request are shown. */
export function prepareHits(
  { index, view }: { index: SearchIndex; view: IndexView },
  parameters: SearchParameters,
  query: TextQuery | null,
): RenderHit {
  const hidden = view.settings.unretrievableAttributes ?? []
  const retrieved = chooseAttributes(parameters.attributesToRetrieve, hidden)
  const queryFor = searchedIn(index, parameters, query)
  const searchable = index.searchableAttributes.map(({ name }) => name)
  const highlights = parameters.attributesToHighlight ?? searchable
  const highlighted = withoutIds(chooseAttributes(highlights, hidden), highlights)
  const tags = { pre: parameters.highlightPreTag, post: parameters.highlightPostTag }
  const snippets = readSnippets(parameters.attributesToSnippet)
  const names = snippets.map(({ name }) => name)
  const snippeted = withoutIds(chooseAttributes(names, hidden), names)
  const around = { ...tags, ellipsis: parameters.snippetEllipsisText }
  return (record) => ({
    ...retrieveAttributes(record, retrieved),
    ...(highlights.length > 0 && {
      _highlightResult: renderRecord(record, highlighted, (text, path) =>
        highlightText(text, queryFor(path), tags),
      ),
    }),
    ...(snippets.length > 0 && {
      _snippetResult: renderRecord(record, snippeted, (text, path) =>
        snippetText(text, queryFor(path), wordsFor(snippets, path), around),
      ),
    }),
  })
}

/** The text to look for in an attribute: none where the search did not look. */
function searchedIn(
  index: SearchIndex,
  { restrictSearchableAttributes }: SearchParameters,
  query: TextQuery | null,
): (attribute: string) => TextQuery | null {
  const choose = chooseAttributes(restrictSearchableAttributes ?? ['*'])
  const names = index.searchableAttributes.map((attribute) => attribute.name)
  const searched = new Set(names.filter((name) => isChosen(choose, name)))
  return (attribute) => (searched.has(attribute) ? query : null)
}

/** The id of a record is no text of it, and is shown only where it is named. */
function withoutIds(choose: AttributeChoice, names: readonly string[]): AttributeChoice {
  if (names.includes(ID_ATTRIBUTE)) return choose
  return (path) => (path === ID_ATTRIBUTE ? 'none' : choose(path))
}

interface Snippet {
  name: string
  words: number
}

/** `comments:20` is 20 words, `comments` 10, `*:5` 5 of every attribute. */
function readSnippets(entries: readonly string[]): Snippet[] {
  return entries.map((entry) => {
    const [, name = entry, words] = /^(.*):(\d*)$/s.exec(entry) ?? []
    return { name, words: Number(words) || DEFAULT_SNIPPET_WORDS }
  })
}

/** Of several entries that reach an attribute, the one that names it most closely. */
function wordsFor(snippets: readonly Snippet[], path: string): number {
  const reaching = snippets.filter(({ name }) => name === '*' || reachesAttribute(name, path))
  const closeness = ({ name }: Snippet) => (name === '*' ? 0 : name.length)
  const [closest] = reaching.toSorted((a, b) => closeness(b) - closeness(a))
  return closest?.words ?? DEFAULT_SNIPPET_WORDS
}
