/** A value of a facet with its count. */
export interface FacetValue {
  /** Content of the search record. */
  value: string
  /** Text a visitor reads. */
  label: string
  /** Cars with it under the other filters. */
  count: number
  isRefined: boolean
}

/** A list longer than this is split into "Popular" and "All makes" (`SRCH-084`, `SRCH-085`). */
export const UNSPLIT_MAKES = 20

/** Models listed for one make (`SRCH-087`). */
export const MODEL_LIMIT = 30

/** The make list as it is shown. */
export interface MakeList {
  /** Heading of the first makes; `null` in a list that is not split. */
  title: string | null
  /** Always in sight. */
  makes: readonly FacetValue[]
  /** Heading of what "Show all makes" brings up. */
  restTitle: string | null
  /** Brought up by "Show all makes"; empty when all are in sight. */
  rest: readonly FacetValue[]
}

/** How makes are listed. */
export interface MakeListing {
  /** Makes in sight at first. */
  initialMakes: number
  /** The dealer's preset list; empty for none. */
  popularMakes: readonly string[]
  /** The values keep their order, empty ones too: nothing moves under a visitor's finger. Default false. */
  isSteady?: boolean
}

/**
 * The makes to show, largest first, then by name: the first 7 or the dealer's preset list, and every
 * chosen one; behind "Show all makes" the others. Above 20 makes the first are titled "Popular" and
 * the list behind them is "All makes", all of them by name.
 * Source: `SRCH-081`, `SRCH-084` to `SRCH-086`, `CFG-040`, `D-27`
 */
export function makeList(values: readonly FacetValue[], options: MakeListing): MakeList {
  const all = options.isSteady ? [...values] : values.filter(isWorthShowing).sort(byCount)
  const popular = popularValues(all, options)
  const makes = [...popular, ...all.filter((make) => make.isRefined && !popular.includes(make))]
  if (all.length > UNSPLIT_MAKES) {
    return { title: 'Popular', makes, restTitle: 'All makes', rest: [...all].sort(byName) }
  }
  return { title: null, makes, restTitle: null, rest: all.filter((make) => !makes.includes(make)) }
}

/**
 * The models of a make, largest first, at most 30; a chosen model is never cut off.
 * @param makeModels values of `make_model`, "Toyota Corolla"; the labels returned lack the make
 * @param isSteady the values keep their order, empty ones too
 * Source: `SRCH-087`, `D-27`
 */
export function listModels(
  make: string,
  makeModels: readonly FacetValue[],
  isSteady = false,
): FacetValue[] {
  const prefix = `${make} `
  const models = makeModels
    .filter(({ value }) => value.startsWith(prefix))
    .filter((model) => isSteady || isWorthShowing(model))
    .map((model) => ({ ...model, label: model.value.slice(prefix.length) }))
  if (!isSteady) models.sort(byCount)
  return models.filter((model, index) => index < MODEL_LIMIT || model.isRefined)
}

type CountedName = Pick<FacetValue, 'label' | 'count'>

/** Largest count first, then by name. */
export function byCount(a: CountedName, b: CountedName): number {
  return b.count - a.count || byName(a, b)
}

const alphabet = new Intl.Collator('en-AU')

/** By name, as a reader expects. */
export function byName(a: CountedName, b: CountedName): number {
  return alphabet.compare(a.label, b.label)
}

/** A value with cars, or one the visitor has chosen. */
export function isWorthShowing({ count, isRefined }: FacetValue): boolean {
  return count > 0 || isRefined
}

function popularValues(
  makes: readonly FacetValue[],
  { initialMakes, popularMakes }: MakeListing,
): FacetValue[] {
  const preset = popularMakes.flatMap(
    (name) => makes.find(({ value }) => value.toLowerCase() === name.toLowerCase()) ?? [],
  )
  return preset.length > 0 ? preset : makes.slice(0, initialMakes)
}
