import { aSite } from '@forecourt/tenant-config/testing'
import { describe, expect, it } from 'vitest'
import { checkStockConditions } from './stock-conditions.ts'
import { createStockIndexSettings, FILTERABLE_ATTRIBUTES } from './stock-record.ts'

const conditionsOn = (attribute: string) => {
  const condition = { attribute, values: ['used'] }
  return checkStockConditions(
    aSite({
      search: { stockFilter: { extra: [condition] } },
      content: { home: { featured: [{ heading: 'Cars', filters: [condition] }] } },
    }),
  )
}

describe('checkStockConditions', () => {
  it.each(FILTERABLE_ATTRIBUTES)('takes %s [CFG-048]', (attribute) => {
    expect(conditionsOn(attribute)).toEqual([])
  })

  it('names the key of an attribute that no search filters by [CFG-005] [CFG-048] [D-86]', () => {
    const problems = conditionsOn('cartype')
    expect(problems.map(({ path }) => path)).toEqual([
      'search.stockFilter.extra[0].attribute',
      'content.home.featured[0].filters[0].attribute',
    ])
    expect(problems[0]?.message).toMatch(/must be make, .* or \w+, but is "cartype"\.$/)
  })
})

describe('FILTERABLE_ATTRIBUTES', () => {
  it('are those the index filters by', () => {
    const names = createStockIndexSettings().attributesForFaceting.map((name) =>
      name.replace(/^\w+\((.*)\)$/, '$1'),
    )
    expect(FILTERABLE_ATTRIBUTES).toEqual(names)
  })
})
