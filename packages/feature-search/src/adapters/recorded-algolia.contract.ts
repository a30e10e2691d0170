/**
 * Answers in the published shape of Algolia's search API, fields this project does not read included,
 * for the requests of the search client contract.
 */
interface RecordedCall {
  requests: Record<string, unknown>[]
  status: number
  answer: unknown
}

const car = (objectID: string, name: string, make: string, price: number, colour: string) => ({
  name,
  make,
  price,
  colour,
  objectID,
})
const plain = (value: string) => ({ value, matchLevel: 'none', matchedWords: [] })

const shared = {
  exhaustiveFacetsCount: true,
  exhaustiveNbHits: true,
  exhaustiveTypo: true,
  exhaustive: { facetsCount: true, nbHits: true, typo: true },
  renderingContent: {},
  serverTimeMS: 2,
  processingTimeMS: 1,
  processingTimingsMS: { _request: { roundTrip: 11 }, total: 0 },
}

/** Answer of the application, call by call. */
export const recordedCalls: readonly RecordedCall[] = [
  {
    requests: [
      {
        indexName: 'contract_cars',
        query: '',
        facetFilters: [['make:Mazda']],
        facets: ['make', 'colour', 'price'],
        hitsPerPage: 2,
      },
      { indexName: 'contract_cars', query: '', facets: ['make'], hitsPerPage: 0 },
    ],
    status: 200,
    answer: {
      results: [
        {
          hits: [
            {
              ...car('1', 'Mazda CX-5 Maxx', 'Mazda', 30_000, 'Red'),
              _highlightResult: { name: plain('Mazda CX-5 Maxx') },
            },
            {
              ...car('2', 'Mazda CX-3 Neo', 'Mazda', 20_000, 'White'),
              _highlightResult: { name: plain('Mazda CX-3 Neo') },
            },
          ],
          nbHits: 2,
          page: 0,
          nbPages: 1,
          hitsPerPage: 2,
          facets: {
            make: { Mazda: 2 },
            colour: { Red: 1, White: 1 },
            price: { '20000': 1, '30000': 1 },
          },
          facets_stats: { price: { min: 20_000, max: 30_000, avg: 25_000, sum: 50_000 } },
          query: '',
          params:
            'query=&facetFilters=%5B%5B%22make%3AMazda%22%5D%5D&facets=%5B%22make%22%2C%22colour%22%2C%22price%22%5D&hitsPerPage=2',
          index: 'contract_cars',
          ...shared,
        },
        {
          hits: [],
          nbHits: 3,
          page: 0,
          nbPages: 0,
          hitsPerPage: 0,
          facets: { make: { Mazda: 2, Toyota: 1 } },
          query: '',
          params: 'query=&facets=%5B%22make%22%5D&hitsPerPage=0',
          index: 'contract_cars',
          ...shared,
        },
      ],
    },
  },
  {
    requests: [{ indexName: 'contract_cars', query: 'corol', hitsPerPage: 1 }],
    status: 200,
    answer: {
      results: [
        {
          hits: [
            {
              ...car('3', 'Toyota Corolla Ascent', 'Toyota', 25_000, 'Red'),
              _highlightResult: {
                name: {
                  value: 'Toyota <em>Corol</em>la Ascent',
                  matchLevel: 'full',
                  fullyHighlighted: false,
                  matchedWords: ['corol'],
                },
              },
            },
          ],
          nbHits: 1,
          page: 0,
          nbPages: 1,
          hitsPerPage: 1,
          query: 'corol',
          params: 'query=corol&hitsPerPage=1',
          index: 'contract_cars',
          ...shared,
        },
      ],
    },
  },
  {
    requests: [
      {
        indexName: 'contract_cars_price_asc',
        query: '',
        attributesToRetrieve: ['name'],
        attributesToHighlight: [],
      },
    ],
    status: 200,
    answer: {
      results: [
        {
          hits: [
            { name: 'Mazda CX-3 Neo', objectID: '2' },
            { name: 'Toyota Corolla Ascent', objectID: '3' },
            { name: 'Mazda CX-5 Maxx', objectID: '1' },
          ],
          nbHits: 3,
          page: 0,
          nbPages: 1,
          hitsPerPage: 20,
          query: '',
          params: 'query=&attributesToRetrieve=%5B%22name%22%5D&attributesToHighlight=%5B%5D',
          index: 'contract_cars_price_asc',
          ...shared,
        },
      ],
    },
  },
  {
    requests: [{ indexName: 'contract_cars', type: 'facet', facet: 'make', facetQuery: 'toy' }],
    status: 200,
    answer: {
      results: [
        {
          facetHits: [{ value: 'Toyota', highlighted: '<em>Toy</em>ota', count: 1 }],
          exhaustiveFacetsCount: true,
          exhaustive: { facetsCount: true },
          processingTimeMS: 1,
          processingTimingsMS: { total: 0 },
        },
      ],
    },
  },
  {
    requests: [{ indexName: 'contract_cars', filters: 'price >' }],
    status: 400,
    answer: {
      message: 'filters: Unexpected token end of filter expected numeric at col 8',
      status: 400,
    },
  },
  {
    requests: [{ indexName: 'contract_boats' }],
    status: 404,
    answer: { message: 'Index contract_boats does not exist', status: 404 },
  },
]
