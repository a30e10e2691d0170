import { MAX_RANGE_END } from '../number-text.ts'
import type { SearchRange } from '../range.ts'
import type { NamedValues } from './phrase-names.ts'
import type { PhraseRange, PhraseVocabulary } from './phrase-vocabulary.ts'
import type { PhraseWord } from './phrase-words.ts'

/** Words that bound a number. */
export interface FoundMeasure {
  length: number
  /** Range that is meant; null where values of a list are. */
  range: { key: PhraseRange; ends: SearchRange } | null
  /** Values that are meant, such as 7 and 8 seats. */
  values: NamedValues
}

/** Words a measure may be made of at most. */
const MAX_WORDS = 10

type Subject = PhraseRange | 'seats' | 'sleeps' | 'kg'
type Bound = 'min' | 'max'

/* Words that say what a number is of, before or after it. */
const subjects: readonly (readonly [RegExp, Subject])[] = [
  [/^(?:price[ds]?|budget|costs?|costing)$/, 'price'],
  [/^(?:kms?|kilomet(?:re|er)s?|odometer|mileage|klms?)$/, 'km'],
  [/^(?:years?|built|model years?)$/, 'year'],
  [/^(?:tow|tows|towing|towing capacity|tow capacity|braked|braked towing)$/, 'towing_kg'],
  [/^(?:atm)$/, 'atm_kg'],
  [/^(?:gvm)$/, 'gvm_kg'],
  [/^(?:kgs?|kilos?|t|tonnes?)$/, 'kg'],
  [/^(?:nm|torque)$/, 'torque_nm'],
  [/^(?:cc|engine)$/, 'engine_cc'],
  [/^(?:ft|foot|feet|length|long)$/, 'length_ft'],
  [/^(?:seats?|seaters?)$/, 'seats'],
  [/^(?:sleeps|berths?)$/, 'sleeps'],
  [/^(?:a week|per week|pw|p\/w|\/week|\/wk|weekly)$/, 'weekly_price'],
]

const before =
  'price[ds]?|budget|costs?|costing|kms?|odometer|mileage|years?|built|towing capacity|tow capacity|towing|tows?|atm|gvm|torque|engine|length|sleeps|seats?'
const units =
  'kms?|klms?|kilomet(?:re|er)s?|kgs?|kilos?|t|tonnes?|nm|cc|ft|foot|feet|seats?|seaters?|berths?|a week|per week|pw|p/w|/week|/wk|weekly|dollars'
const after = 'towing|tow|braked|atm|gvm|torque|long|kms?|kgs?|seats?|seaters?'

const atLeast = [
  'over',
  'above',
  'more than',
  'greater than',
  'newer than',
  'later than',
  'after',
  '>',
  'from',
  'since',
  'min',
  'minimum',
  'minimum of',
  'at least',
  'no less than',
  'not less than',
  '>=',
  '≥',
]
const atMost = [
  'under',
  'below',
  'less than',
  'fewer than',
  'cheaper than',
  'older than',
  'earlier than',
  'before',
  '<',
  'up to',
  'upto',
  'to',
  'max',
  'maximum',
  'maximum of',
  'at most',
  'no more than',
  'not more than',
  'not over',
  '<=',
  '≤',
]
/* A year "after 2018" is not 2018. */
const exclusive =
  /^(?:over|above|more than|greater than|newer than|later than|after|>|under|below|less than|older than|earlier than|before|<)$/
const orMore =
  'or more|or over|or above|and over|and above|and up|plus|\\+|onwards?|or newer|and newer|or later|and later|min|minimum'
const orLess =
  'or less|or under|or below|or fewer|or cheaper|and under|and below|or older|and older|or earlier|max|maximum'

const number = String.raw`(?<dollar>a?u?\$ ?)?(?<number>\d[\d,]*(?:\.\d+)?(?: 000)*)(?: ?(?<thousand>k|thousand|grand))?`
const secondNumber = number.replaceAll('?<', '?<second_')
const escape = (text: string) => text.replace(/[+*?.()[\]{}|^$\\]/g, String.raw`\$&`)
const anyOf = (list: readonly string[]) =>
  list
    .toSorted((a, b) => b.length - a.length)
    .map(escape)
    .join('|')

const between = new RegExp(
  String.raw`^(?:(?<before>${before}) )?(?:(?<and>between )|from )?${number}(?: ?(?<unit1>${units}))?(?<separator> and | to | ?- ?)${secondNumber}(?: ?(?<unit>${units}))?(?: (?<after>${after}))?(?= |$)`,
)
const bounded = new RegExp(
  String.raw`^(?:(?<before>${before})(?: of)? )?(?:(?<bound>${anyOf([...atLeast, ...atMost])}) ?)?${number}(?: ?(?<unit>${units}))?(?: ?(?<or>${orMore}|${orLess}))?(?: (?<after>${after}))?(?= |$)`,
)

type Groups = Readonly<Record<string, string | undefined>>

/**
 * Creates a reader of the numbers with units and comparators that words from a place on begin with: "under 50k", "2019 or
 * newer", "between $20,000 and $30,000", "100,000 km", "at least 7 seats". A number that is neither is none.
 * Source: `D-113`
 */
export function createMeasureReader(
  vocabulary: PhraseVocabulary,
): (words: readonly PhraseWord[], at: number) => FoundMeasure | null {
  return (words, at) => {
    const text = words
      .slice(at, at + MAX_WORDS)
      .map(({ key }) => key)
      .join(' ')
    const found = readBetween(text, vocabulary) ?? readBounded(text, vocabulary)
    return found && { ...found.meaning, length: found.text.split(' ').length }
  }
}

type Reading = { text: string; meaning: Omit<FoundMeasure, 'length'> } | null

function readBetween(text: string, vocabulary: PhraseVocabulary): Reading {
  const match = between.exec(text)
  const groups: Groups = match?.groups ?? {}
  // "2018 and 2019" are two years, and "1204-3310" is a stock number.
  const isSpan = groups['separator'] !== ' and ' || groups['and'] !== undefined
  if (match === null || !isSpan) return null
  const subject = findSubject(groups)
  const isThousand = groups['thousand'] ?? groups['second_thousand']
  const least = numberOf(groups['number'], isThousand)
  const most = numberOf(groups['second_number'], groups['second_thousand'])
  const isMoney = Boolean(groups['dollar'] ?? groups['second_dollar'] ?? isThousand)
  const key =
    subject ?? guessSubject([least, most], isMoney, isWord(groups['separator']), vocabulary)
  return finish(
    match[0],
    key,
    { min: Math.min(least, most), max: Math.max(least, most) },
    vocabulary,
  )
}

const isWord = (separator = '') => /[a-z]/.test(separator)

function readBounded(text: string, vocabulary: PhraseVocabulary): Reading {
  const match = bounded.exec(text)
  if (match === null) return null
  const groups: Groups = match.groups ?? {}
  const { bound, or } = groups
  const tonnes = groups['unit']?.startsWith('t') ? groups['unit'] : undefined
  const value = numberOf(groups['number'], groups['thousand'] ?? tonnes)
  const isMoney = Boolean(groups['dollar'] ?? groups['thousand']) || groups['unit'] === 'dollars'
  const subject =
    findSubject(groups) ?? guessSubject([value], isMoney, Boolean(bound ?? or), vocabulary)
  if (subject === null) return null
  const end = findEnd(bound, or) ?? endOfItself(subject)
  if (end === null) return null
  const isExclusive = subject === 'year' && exclusive.test(bound ?? '')
  const step = isExclusive ? 1 : 0
  const ends = {
    min: { min: value + step },
    max: { max: value - step },
    both: { min: value, max: value },
  }[end]
  return finish(match[0], subject, ends, vocabulary)
}

/* The number alone. */
function endOfItself(subject: Subject): Bound | 'both' | null {
  if (subject === 'year' || subject === 'seats' || subject === 'sleeps') return 'both'
  if (subject === 'towing_kg') return 'min'
  const isLimit = ['price', 'km', 'weekly_price', 'atm_kg', 'gvm_kg'].includes(subject)
  return isLimit ? 'max' : null
}

function findEnd(bound: string | undefined, or: string | undefined): Bound | null {
  if (bound !== undefined) return atLeast.includes(bound) ? 'min' : 'max'
  if (or === undefined) return null
  return new RegExp(`^(?:${orMore})$`).test(or) ? 'min' : 'max'
}

function findSubject(groups: Groups): Subject | null {
  for (const name of ['after', 'before', 'unit', 'unit1']) {
    const word = groups[name]
    if (word === undefined || word === 'dollars') continue
    return subjects.find(([pattern]) => pattern.test(word))?.[1] ?? null
  }
  return null
}

/* Without a unit: dollars, or a year of the stock, or what is too much for anything but a price. */
function guessSubject(
  numbers: readonly number[],
  isMoney: boolean,
  isBounded: boolean,
  { ranges: { year } }: PhraseVocabulary,
): Subject | null {
  if (isMoney) return 'price'
  const [first, last] = isBounded ? [1950, (year?.max ?? 0) + 1] : [year?.min ?? 0, year?.max ?? 0]
  if (numbers.every((value) => value >= first && value <= last)) return 'year'
  return isBounded && numbers.every((value) => value >= 1000) ? 'price' : null
}

function finish(
  text: string,
  subject: Subject | null,
  ends: SearchRange,
  vocabulary: PhraseVocabulary,
): Reading {
  if (subject === null) return null
  if (subject === 'seats' || subject === 'sleeps') {
    const values = vocabulary.values[subject].filter((value) => isWithin(Number(value), ends))
    return values.length === 0
      ? null
      : { text, meaning: { range: null, values: [[subject, values]] } }
  }
  if (Math.max(...Object.values(ends)) > MAX_RANGE_END) return null
  const key = subject === 'kg' ? findWeight(vocabulary) : subject
  if (key === null || vocabulary.ranges[key] === undefined) return null
  return { text, meaning: { range: { key, ends }, values: [] } }
}

/* Kilograms of a car are what it tows, those of a caravan what it may weigh. */
const findWeight = ({ ranges }: PhraseVocabulary): PhraseRange | null =>
  (['atm_kg', 'gvm_kg', 'towing_kg'] as const).find((key) => ranges[key] !== undefined) ?? null

const isWithin = (value: number, { min = value, max = value }: SearchRange) =>
  value >= min && value <= max

const numberOf = (text: string | undefined, thousand: string | undefined): number =>
  Math.round(Number((text ?? '').replace(/[, ]/g, '')) * (thousand === undefined ? 1 : 1000))
