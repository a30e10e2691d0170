import { byCount } from './make-list.ts'
import { formatMakeModel } from './make-model.ts'
import {
  formatSearchIndexName,
  type SearchRequest,
  type SearchRequestSite,
} from './search-requests.ts'
import type { SearchAnswer } from './search-results.ts'
import { formatStockPath, type StockPathSite } from './stock-path.ts'

/** A model of the range with the cars of it. */
export interface StockRangeModel {
  /** "HiLux" */
  name: string
  /** "Toyota HiLux"; "MG3" of the make MG. */
  fullName: string
  /** Cars the search finds. */
  count: number
}

/** A make of the range with its models, the largest first. */
export interface StockRangeMake {
  name: string
  count: number
  models: readonly StockRangeModel[]
}

/** Makes and models in stock, the largest first. */
export type StockRange = readonly StockRangeMake[]

/** A link of the menu of the range. */
export interface RangeLink {
  label: string
  href: string
  /** Cars it leads to. */
  count: number
}

/** An entry of that menu; a make has the models below it that are most in stock. */
export interface RangeEntry extends RangeLink {
  models: readonly RangeLink[]
}

/** Models of a whole stock; no dealer comes near. */
const MAX_MODELS = 1000

/** Makes of the menu, and models below each; the search has the rest. */
const menuSize = { makes: 5, modelsOfMake: 2, models: 16 } as const

/** One request for makes and models with the counts a visitor will meet on the search page. */
export function createStockRangeRequest(site: SearchRequestSite): SearchRequest {
  return {
    indexName: formatSearchIndexName(site),
    params: {
      attributesToRetrieve: [],
      facets: ['make', 'make_model'],
      hitsPerPage: 0,
      maxValuesPerFacet: MAX_MODELS,
      query: '',
    },
  }
}

/** Reads the answer to {@link createStockRangeRequest}. */
export function readStockRange({ facets = {} }: Pick<SearchAnswer, 'facets'>): StockRange {
  const makes = listValues(facets['make'])
  const models = listValues(facets['make_model'])
  const names = makes.map(({ label }) => label)
  return makes.map(({ label: name, count }) => ({
    name,
    count,
    models: models.flatMap((model) =>
      findMake(names, model.label) === name
        ? [
            {
              name: model.label.slice(name.length + 1),
              fullName: formatMakeModel(model.label),
              count: model.count,
            },
          ]
        : [],
    ),
  }))
}

/** The longest make that a value of `make_model` begins with: a Land Rover is no Land. */
function findMake(makes: readonly string[], makeModel: string): string | undefined {
  return makes
    .filter((make) => makeModel.startsWith(`${make} `))
    .toSorted((a, b) => b.length - a.length)[0]
}

function listValues(counts: Readonly<Record<string, number>> = {}) {
  return Object.entries(counts)
    .filter(([, count]) => count > 0)
    .map(([label, count]) => ({ label, count }))
    .sort(byCount)
}

/**
 * Entries of the menu "Our Range": the models the dealer chose, as far as they are in stock; of one make
 * its models; of several the 5 largest, each with 2 models.
 * @param stockModels names of models in the order of the menu, without their make; none for what is in stock
 * Source: `SITE-057`, `DATA-036`
 */
export function listRangeEntries(
  site: StockPathSite & { stockModels: readonly string[] },
  range: StockRange,
): RangeEntry[] {
  const [first, ...others] = range
  if (site.stockModels.length > 0) return listChosenModels(site, range)
  if (first === undefined) return []
  if (others.length === 0) {
    return first.models
      .slice(0, menuSize.models)
      .map((model) => ({ ...createModelLink(site, first, model, 'name'), models: [] }))
  }
  return range.slice(0, menuSize.makes).map((make) => ({
    label: make.name,
    href: formatStockPath(site, { make: make.name }),
    count: make.count,
    models: make.models
      .slice(0, menuSize.modelsOfMake)
      .map((model) => createModelLink(site, make, model, 'name')),
  }))
}

/** The models of a range that are most in stock, under their full names. */
export function listPopularModels(
  site: StockPathSite,
  range: StockRange,
  limit: number,
): RangeLink[] {
  return range
    .flatMap((make) =>
      make.models.map((model) =>
        createModelLink(site, make, model, range.length > 1 ? 'fullName' : 'name'),
      ),
    )
    .sort(byCount)
    .slice(0, limit)
}

function listChosenModels(
  site: StockPathSite & { stockModels: readonly string[] },
  range: StockRange,
): RangeEntry[] {
  const written = range.length > 1 ? 'fullName' : 'name'
  return site.stockModels.flatMap((chosen) =>
    range.flatMap((make) =>
      make.models
        .filter(({ name }) => name.toLowerCase() === chosen.toLowerCase())
        .map((model) => ({ ...createModelLink(site, make, model, written), models: [] })),
    ),
  )
}

function createModelLink(
  site: StockPathSite,
  make: StockRangeMake,
  model: StockRangeModel,
  written: 'name' | 'fullName',
): RangeLink {
  return {
    label: model[written],
    href: formatStockPath(site, { make: make.name, model: model.name }),
    count: model.count,
  }
}
