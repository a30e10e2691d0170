import { describe, expect, it } from 'vitest'
import { readLeadAttributes } from './lead-attributes.ts'

describe('readLeadAttributes', () => {
  it.each([undefined, null, 7, 'x', [], { visited_pages: 7, linked_query_params: [] }])(
    'reads %j as nothing known',
    (value) => {
      expect(readLeadAttributes(value)).toEqual({ visited_pages: [], linked_query_params: {} })
    },
  )

  it('keeps the last 50 pages and 50 parameters', () => {
    const pages = Array.from({ length: 60 }, (_, index) => `/${index}`)
    const parameters = Object.fromEntries(pages.map((page) => [page, page]))
    const read = readLeadAttributes({ visited_pages: pages, linked_query_params: parameters })
    expect(read.visited_pages).toHaveLength(50)
    expect(read.visited_pages.at(-1)).toBe('/59')
    expect(Object.keys(read.linked_query_params)).toHaveLength(50)
  })
})
