import { readFile } from 'node:fs/promises'
import { readProductFeed } from '@forecourt/feature-search/model'
import { describe, expect, it } from 'vitest'

describe('readProductFeed', () => {
  it.each(['harbour', 'ironbark'])('reads every line of %s’s demo file', async (id) => {
    const tenant = JSON.parse(
      await readFile(new URL(`../tenants/${id}.json`, import.meta.url), 'utf8'),
    ) as { dealerships: { id: number; slug: string }[] }
    const file = new URL(`../feeds/${id}.products.jsonl`, import.meta.url)
    const { products, problems } = readProductFeed(await readFile(file, 'utf8'), tenant)
    expect(problems).toEqual([])
    expect(products.length).toBeGreaterThan(50)
    const priced = products.filter(({ price }) => price !== null)
    expect(priced.filter(({ price_type }) => price_type === null)).toEqual([])
    const reduced = products.filter(({ before_price }) => before_price !== null)
    expect(
      reduced.filter(({ before_price, price }) => (before_price ?? 0) <= (price ?? 0)),
    ).toEqual([])
  })
})
