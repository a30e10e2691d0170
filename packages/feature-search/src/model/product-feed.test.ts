import { describe, expect, it } from 'vitest'
import { readProductFeed } from './product-feed.ts'

const site = {
  dealerships: [
    { id: 7, slug: 'north' },
    { id: 8, slug: 'south' },
  ],
}
const line = (fields: object) =>
  JSON.stringify({ sku: 'A1', name: 'Floor Mats', dealership_id: 7, ...fields })
const first = (fields: object) => readProductFeed(line(fields), site)

describe('readProductFeed', () => {
  it('reads every field of a product', () => {
    const fits = [
      { make: 'Toyota', model: 'HiLux', from_year: 2015, to_year: 2024 },
      { make: 'Mazda' },
      { model: 'No make' },
    ]
    const { products, problems } = first({
      brand: 'Tread Co',
      description: 'All weather',
      categories: ['Accessories', 'Interior', 'Interior'],
      price: '$1,249.50',
      before_price: 1500,
      price_type: 'Per set of 4',
      image_url: 'https://cdn.example/mats.jpg',
      stock: 0,
      fits,
    })
    expect(problems).toEqual([])
    expect(products).toEqual([
      {
        sku: 'A1',
        name: 'Floor Mats',
        brand: 'Tread Co',
        description: 'All weather',
        categories: ['Accessories', 'Interior'],
        price: 1249.5,
        before_price: 1500,
        price_type: 'Per set of 4',
        image_url: 'https://cdn.example/mats.jpg',
        stock: 0,
        dealership_id: 7,
        fits: [
          { make: 'Toyota', model: 'HiLux', from_year: 2015, to_year: 2024 },
          { make: 'Mazda', model: null, from_year: null, to_year: null },
        ],
      },
    ])
  })

  it('leaves out and reports what is no product, with line and reason', () => {
    const text = [
      line({}),
      '',
      '{"sku":',
      line({ sku: ' ' }),
      line({ name: null }),
      line({ dealership_id: 9 }),
      line({ dealership_id: undefined }),
      line({ price: 'call us' }),
      line({ price: -1 }),
    ].join('\n')
    const { products, problems } = readProductFeed(text, site)
    expect(products).toHaveLength(1)
    expect(
      problems.map((problem) => `${problem.line} ${problem.column} ${problem.reason}`),
    ).toEqual([
      '3 payload is not a JSON object',
      '4 sku is missing',
      '5 name is missing',
      '6 dealership_id is not a dealership of this site',
      '7 dealership_id is not a dealership of this site',
      '8 price is not an amount in dollars',
      '9 price is not an amount in dollars',
    ])
  })

  it('takes a price of 0, or none, as on enquiry', () => {
    expect(first({ price: 0 }).products[0]?.price).toBeNull()
    expect(first({ price: '' }).products[0]?.price).toBeNull()
    expect(first({}).products[0]?.price).toBeNull()
  })

  it('keeps one product of a part number at each dealership, the later one', () => {
    const text = [line({ name: 'Old' }), line({ name: 'New' }), line({ dealership_id: 8 })].join(
      '\n',
    )
    const { products } = readProductFeed(text, site)
    expect(products.map(({ name, dealership_id }) => [name, dealership_id])).toEqual([
      ['New', 7],
      ['Floor Mats', 8],
    ])
  })

  it('knows the dealership by its slug, and by itself when there is one', () => {
    const south = line({ dealership_id: undefined, dealership_slug: 'south' })
    expect(readProductFeed(south, site).products[0]?.dealership_id).toBe(8)
    const only = { dealerships: [{ id: 3, slug: 'only' }] }
    const unsaid = line({ dealership_id: undefined })
    expect(readProductFeed(unsaid, only).products[0]?.dealership_id).toBe(3)
  })

  it.each(['javascript:alert(1)', '//elsewhere.test/a.jpg', 'http://cdn.test/a.jpg', '/\\a.test'])(
    'takes %s for no picture',
    (image_url) => {
      expect(first({ image_url }).products[0]?.image_url).toBeNull()
    },
  )
})
