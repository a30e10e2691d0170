import { describe, expect, it } from 'vitest'
import { addVisitedPage, emptyVisit } from './visit.ts'

describe('addVisitedPage', () => {
  it('keeps the paths in order and the parameters of the first page [DATA-055]', () => {
    const landing = addVisitedPage(emptyVisit, '/search/used-cars?utm_source=news&gclid=1')
    const visit = addVisitedPage(addVisitedPage(landing, '/cars/x?photo=2'), '/cars/x')
    expect(visit).toEqual({
      visited_pages: ['/search/used-cars', '/cars/x'],
      linked_query_params: { utm_source: 'news', gclid: '1' },
    })
  })

  it('leaves the key of a signed link out', () => {
    const visit = addVisitedPage(emptyVisit, '/journey?token=secret&utm_source=mail')
    expect(visit.linked_query_params).toEqual({ utm_source: 'mail' })
  })

  it('keeps the last 50 pages', () => {
    let visit = emptyVisit
    for (let page = 0; page < 60; page += 1) visit = addVisitedPage(visit, `/${page}`)
    expect(visit.visited_pages).toHaveLength(50)
    expect(visit.visited_pages.at(-1)).toBe('/59')
  })
})
