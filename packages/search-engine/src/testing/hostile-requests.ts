/** A request that a search endpoint refuses, and how. */
export interface HostileRequest {
  title: string
  method: string
  /** From `/1/` on. */
  path: string
  body?: string
  headers?: Record<string, string>
  status: number
  /** A part of the message. */
  message: string
}

const QUERIES = '/1/indexes/*/queries'
const DEEP = 15_000
/** About 45 kB of brackets inside one another. */
const deepList = '['.repeat(DEEP) + ']'.repeat(DEEP)
const deepObject = `${'{"a":'.repeat(DEEP / 2)}1${'}'.repeat(DEEP / 2)}`

/** Values of the wrong type, or out of bounds, by parameter; every one is refused by its name. */
const WRONG_PARAMETERS: readonly (readonly [name: string, wrong: readonly unknown[]])[] = [
  ['query', [{}, ['a']]],
  ['page', [-1, 1.5, 'x', {}, 1e300]],
  ['hitsPerPage', [-1, 1001, '1e2', [], true]],
  ['offset', [-1, 'first']],
  ['length', [1001, -1]],
  ['filters', [{}, [1]]],
  ['facetFilters', [5, {}, [{}], ['make'], '[[[', [['make:a', 1]]]],
  ['numericFilters', [true, ['price'], ['price>x'], ['price=>1'], 'price:1 TO']],
  ['tagFilters', [7, [null]]],
  ['facets', [5, {}, [1], '[1']],
  ['maxValuesPerFacet', [1001, 'many']],
  ['sortFacetValuesBy', ['size', 1]],
  ['typoTolerance', ['maybe', {}]],
  ['queryType', ['suffix']],
  ['restrictSearchableAttributes', [5, [{}]]],
  ['attributesToRetrieve', [{}, [null]]],
  ['attributesToHighlight', [1]],
  ['attributesToSnippet', [[1]]],
  ['highlightPreTag', [{}]],
  ['highlightPostTag', [[]]],
  ['snippetEllipsisText', [{}]],
  ['responseFields', [3]],
  ['getRankingInfo', ['yes', 1]],
  ['clickAnalytics', [{}]],
  ['facetQuery', [{}]],
  ['maxFacetHits', [101, -1]],
  ['aroundLatLng', ['north', '91,0', '0,181', '1', {}]],
  ['aroundRadius', ['far', 0, -1, 1.5]],
  ['aroundPrecision', ['fine', [{ from: -1, value: 5 }], [5]]],
  ['minimumAroundRadius', [0, 'near']],
  ['insideBoundingBox', ['1,2,3', [[1, 2, 3]], [[1, 2, 3, 'x']], [[91, 0, 0, 0]], {}, 5]],
  ['insidePolygon', [[[1, 2, 3, 4]], [[1, 2, 3, 4, 5, 6, 7]], 'here', [[0, 0, 0, 181, 1, 1]]]],
  ['analytics', ['perhaps', {}]],
  ['userToken', [{}]],
  ['ruleContexts', [5]],
  ['synonyms', [[]]],
]

/** Values that would change an answer and are not supported, by parameter. */
const UNSUPPORTED_PARAMETERS: readonly (readonly [name: string, value: unknown])[] = [
  ['aroundLatLngViaIP', true],
  ['distinct', true],
  ['distinct', 2],
  ['optionalFilters', ['make:Mazda']],
  ['optionalWords', ['red']],
  ['similarQuery', 'red'],
  ['ranking', ['asc(price)']],
  ['removeStopWords', ['en']],
  ['ignorePlurals', true],
  ['removeWordsIfNoResults', 'allOptional'],
  ['advancedSyntax', true],
  ['minWordSizefor1Typo', 2],
  ['disableTypoToleranceOnAttributes', ['name']],
  ['restrictHighlightAndSnippetArrays', true],
  ['naturalLanguages', ['en']],
  ['mode', 'neuralSearch'],
  ['relevancyStrictness', 50],
]

/**
 * Requests that an endpoint with the key `public`, an index `cars` and a searchable facet `make`
 * refuses.
 */
export function listHostileRequests(): HostileRequest[] {
  return [
    ...brokenBodies,
    ...wrongPlaces,
    ...forbiddenCalls,
    ...badFilters,
    ...WRONG_PARAMETERS.flatMap(([name, wrong]) =>
      wrong.map((value) => asked(`${name} ${JSON.stringify(value)}`, { [name]: value }, 400, name)),
    ),
    ...UNSUPPORTED_PARAMETERS.map(([name, value]) =>
      asked(`${name} ${JSON.stringify(value)}`, { [name]: value }, 400, `Unsupported "${name}"`),
    ),
  ]
}

function asked(title: string, parameters: object, status: number, message: string): HostileRequest {
  const requests = [{ indexName: 'cars', ...parameters }]
  return posted(title, JSON.stringify({ requests }), status, message)
}

function posted(title: string, body: string, status: number, message: string): HostileRequest {
  return { title, method: 'POST', path: QUERIES, body, status, message }
}

const brokenBodies: HostileRequest[] = [
  posted('no body', '', 400, 'Missing "requests"'),
  posted('half a body', '{"requests":[', 400, 'Invalid JSON'),
  posted('a bare word', 'cars', 400, 'Invalid JSON'),
  posted('null', 'null', 400, 'expected an object'),
  posted('a list', '[]', 400, 'expected an object'),
  posted('a form', 'requests=1&query=a', 400, 'Invalid JSON'),
  posted('requests that are no list', '{"requests":{}}', 400, 'Missing "requests"'),
  posted('a request that is null', '{"requests":[null]}', 400, 'Missing "requests"'),
  posted('no index', '{"requests":[{}]}', 400, 'Missing "indexName"'),
  posted('an index that is an object', '{"requests":[{"indexName":{}}]}', 400, 'indexName'),
  posted('another strategy', '{"requests":[],"strategy":"best"}', 400, 'strategy'),
  posted(
    '51 requests',
    JSON.stringify({ requests: Array.from({ length: 51 }, () => ({ indexName: 'cars' })) }),
    400,
    'Too many requests',
  ),
  posted('deep lists', deepList, 400, 'nested more than 32 deep'),
  posted(
    'deep lists in a parameter without effect',
    `{"requests":[{"indexName":"cars","ruleContexts":${deepList}}]}`,
    400,
    'nested more than 32 deep',
  ),
  posted(
    'deep objects in a parameter without effect',
    `{"requests":[{"indexName":"cars","semanticSearch":${deepObject}}]}`,
    400,
    'nested more than 32 deep',
  ),
  posted(
    'deep lists in a filter that is a text',
    JSON.stringify({ requests: [{ indexName: 'cars', facetFilters: deepList }] }),
    400,
    'nested more than 32 deep',
  ),
  posted(
    'deep lists that are never closed',
    `{"requests":[{"indexName":"cars","analyticsTags":${'['.repeat(45_000)}`,
    400,
    'nested more than 32 deep',
  ),
  posted(
    'a hostile name',
    '{"requests":[{"indexName":"cars","__proto__":{"hitsPerPage":1}}]}',
    400,
    'Unknown parameter: __proto__',
  ),
  asked('a name of every object', { constructor: 1 }, 400, 'Unknown parameter: constructor'),
  asked('an unknown name', { colour: 'red' }, 400, 'Unknown parameter: colour'),
  asked('an unknown name in params', { params: 'colour=red' }, 400, 'Unknown parameter: colour'),
  asked('params that are a number', { params: 5 }, 400, '"params"'),
  asked('a facet search without a facet', { type: 'facet' }, 400, 'Missing "facet"'),
  asked('another type', { type: 'best' }, 400, '"type"'),
  asked(
    'a search in a facet that has none',
    { type: 'facet', facet: '__proto__' },
    400,
    'searchable(__proto__)',
  ),
  {
    ...posted('a body that says it is packed', '{"requests":[]}', 400, 'Unreadable request body'),
    headers: { 'content-encoding': 'gzip' },
  },
  {
    ...posted('another packing', '{"requests":[]}', 400, 'Unsupported content encoding'),
    headers: { 'content-encoding': 'br' },
  },
  posted('a body of 600 kB', `{"requests":[]${' '.repeat(600_000)}}`, 413, 'Request body above'),
]

const wrongPlaces: HostileRequest[] = [
  asked('an unknown index', { indexName: 'boats' }, 404, 'Index boats does not exist'),
  asked(
    'a replica that no settings name',
    { indexName: 'cars_unnamed' },
    404,
    'Index cars_unnamed does not exist',
  ),
  asked('a replica as it is declared', { indexName: 'virtual(cars)' }, 404, 'does not exist'),
  asked('an index named as every object', { indexName: '__proto__' }, 404, 'does not exist'),
  {
    ...asked('one good search and one of an unknown index', {}, 404, 'Index boats does not exist'),
    body: '{"requests":[{"indexName":"cars"},{"indexName":"boats"}]}',
  },
  at('POST', '/1/indexes/boats/query', '{}', 404, 'Index boats does not exist'),
  at('GET', '/1/indexes/cars/no-such-id', undefined, 404, 'ObjectID does not exist'),
  at('POST', '/1/secrets', '{}', 404, 'Path not found'),
  at('POST', '/2/indexes/*/queries', '{}', 404, 'Path not found'),
  at('POST', '', '{}', 404, 'Path not found'),
  at('POST', '/1/indexes/cars/query/more/and/more', '{}', 404, 'Path not found'),
  at('POST', '/1/indexes/%E0%A4%A/query', '{}', 400, 'Malformed path'),
  at('GET', '/1/indexes/cars/query', undefined, 405, 'Method not allowed'),
  at('PUT', QUERIES, '{}', 405, 'Method not allowed'),
  at('DELETE', QUERIES, undefined, 405, 'Method not allowed'),
  at('PATCH', QUERIES, '{}', 405, 'Method not allowed'),
  at('PROPFIND', QUERIES, undefined, 405, 'Method not allowed'),
]

const forbiddenCalls: HostileRequest[] = [
  at('POST', '/1/indexes/cars/batch', '{"requests":[{"action":"explode"}]}', 403, 'not allowed'),
  at('PUT', '/1/indexes/cars/settings', '{"replicas":["x"]}', 403, 'not allowed'),
  at('GET', '/1/indexes/cars/settings', undefined, 403, 'not allowed'),
  at('DELETE', '/1/indexes/cars', undefined, 403, 'not allowed'),
  at('POST', '/1/indexes/cars/browse', '{"cursor":"x"}', 403, 'not allowed'),
  {
    ...at('POST', QUERIES, '{"requests":[]}', 403, 'Invalid Application-ID or API key'),
    headers: { 'x-algolia-api-key': 'guess' },
  },
]

const badFilters: HostileRequest[] = [
  'make:',
  'make:"a',
  '(make:a',
  'make:a)',
  'make:a OR make:b AND make:c',
  'make:a OR (make:b AND make:c)',
  'NOT (make:a)',
  'make:a OR price>1',
  'price > x',
  'price:1 TO',
  'AND',
  `${'('.repeat(60)}make:a${')'.repeat(60)}`,
].map((filters) => asked(`filters ${filters}`, { filters }, 400, 'filters: '))

function at(
  method: string,
  path: string,
  body: string | undefined,
  status: number,
  message: string,
): HostileRequest {
  const title = `${method} ${path || 'nothing'}`
  return { title, method, path, ...(body === undefined ? {} : { body }), status, message }
}
