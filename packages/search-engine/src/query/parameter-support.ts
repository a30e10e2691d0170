/** How a parameter or setting without an effect may look. */
export type HarmlessKind = 'boolean' | 'number' | 'text' | 'list' | 'any'

/**
 * Search parameters that cannot change an answer here, and what they may be: nothing is analysed,
 * learnt, tested or personalised, and there are no rules, synonyms, groups or languages.
 * Source: D-32, PLUS-071
 */
export const HARMLESS_PARAMETERS: ReadonlyMap<string, HarmlessKind> = new Map([
  ['advancedSyntaxFeatures', 'list'],
  ['allowTyposOnNumericTokens', 'boolean'],
  ['alternativesAsExact', 'list'],
  ['analytics', 'boolean'],
  ['analyticsTags', 'list'],
  ['decompoundQuery', 'boolean'],
  ['enableABTest', 'boolean'],
  ['enablePersonalization', 'boolean'],
  ['enableReRanking', 'boolean'],
  ['enableRules', 'boolean'],
  ['facetingAfterDistinct', 'boolean'],
  ['percentileComputation', 'boolean'],
  ['personalizationImpact', 'number'],
  ['queryLanguages', 'list'],
  ['reRankingApplyFilter', 'any'],
  ['replaceSynonymsInHighlight', 'boolean'],
  ['ruleContexts', 'list'],
  ['semanticSearch', 'any'],
  ['sumOrFiltersScores', 'boolean'],
  ['synonyms', 'boolean'],
  ['userToken', 'text'],
])

/**
 * Search parameters that would change an answer and are not supported, with the values that ask for
 * nothing; any other value is refused.
 * Source: PLUS-071
 */
export const REFUSED_PARAMETERS: ReadonlyMap<string, readonly unknown[]> = new Map<
  string,
  readonly unknown[]
>([
  ['advancedSyntax', [false]],
  ['aroundLatLngViaIP', [false]],
  ['attributeCriteriaComputedByMinProximity', [false]],
  ['disableExactOnAttributes', [[]]],
  ['disableTypoToleranceOnAttributes', [[]]],
  ['distinct', [false, 0]],
  ['exactOnSingleWordQuery', ['attribute']],
  ['extensions', [{}]],
  ['ignorePlurals', [false, []]],
  ['minProximity', [1]],
  ['minWordSizefor1Typo', [4]],
  ['minWordSizefor2Typos', [8]],
  ['mode', ['keywordSearch']],
  ['naturalLanguages', [[]]],
  ['optionalFilters', [[], '']],
  ['optionalWords', [[], '']],
  ['ranking', []],
  ['relevancyStrictness', [100, 0]],
  ['removeStopWords', [false, []]],
  ['removeWordsIfNoResults', ['none']],
  ['renderingContent', [{}]],
  ['restrictHighlightAndSnippetArrays', [false]],
  ['similarQuery', ['']],
])

/** Settings alone, as {@link HARMLESS_PARAMETERS}: they are stored and given back. */
export const HARMLESS_SETTINGS: ReadonlyMap<string, HarmlessKind> = new Map([
  ['allowCompressionOfIntegerArray', 'boolean'],
  ['attributeForDistinct', 'text'],
  ['indexLanguages', 'list'],
  ['userData', 'any'],
])

/** Settings alone, as {@link REFUSED_PARAMETERS}. */
export const REFUSED_SETTINGS: ReadonlyMap<string, readonly unknown[]> = new Map<
  string,
  readonly unknown[]
>([
  ['attributesToTransliterate', [[]]],
  ['camelCaseAttributes', [[]]],
  ['customNormalization', [{}]],
  ['decompoundedAttributes', [{}]],
  ['disablePrefixOnAttributes', [[]]],
  ['disableTypoToleranceOnWords', [[]]],
  ['keepDiacriticsOnCharacters', ['']],
  ['separatorsToIndex', ['']],
])

/** True when a JSON value is of a kind. */
export function isOfKind(value: unknown, kind: HarmlessKind): boolean {
  if (kind === 'any') return true
  if (kind === 'list') return Array.isArray(value)
  return typeof value === (kind === 'text' ? 'string' : kind)
}

/** True when a value asks for nothing; it may come as the text of a URL-encoded string. */
export function isNeutral(value: unknown, neutral: readonly unknown[]): boolean {
  const written = (one: unknown) => (typeof one === 'string' ? one : JSON.stringify(one))
  return neutral.some((one) => written(one) === written(value))
}

/** How a refusal names the values that would be accepted. */
export function describeNeutral(neutral: readonly unknown[]): string {
  if (neutral.length === 0) return 'it is not supported'
  return `other values than ${neutral.map((one) => JSON.stringify(one)).join(' or ')} are not supported`
}
