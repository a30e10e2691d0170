import { describe, expect, it } from 'vitest'
import { createHttpSimilarIds } from './http-similar-ids.ts'

/** The ids found when the service answers so, and the addresses that were asked for. */
async function idsFrom(answer: () => Promise<Response> | Response) {
  const asked: string[] = []
  const send = (async (input: string) => {
    asked.push(input)
    return answer()
  }) as unknown as typeof fetch
  const loadIds = createHttpSimilarIds({ api: 'https://api.example/v1', fetch: send })
  return { ids: await loadIds('2021-toyota-corolla'), asked }
}

describe('createHttpSimilarIds', () => {
  it('asks by slug and keeps the order of the answer [API-014]', async () => {
    const { ids, asked } = await idsFrom(() => Response.json({ ids: [9, 4, 7] }))
    expect(asked).toEqual(['https://api.example/v1/cars/2021-toyota-corolla/similar.json'])
    expect(ids).toEqual([9, 4, 7])
  })

  it.each([
    ['a 404', () => new Response('', { status: 404 })],
    ['a 500', () => Response.json({ ids: [1] }, { status: 500 })],
    ['no JSON', () => new Response('<html>')],
    ['other JSON', () => Response.json([1, 2])],
    ['no connection', () => Promise.reject(new TypeError('fetch failed'))],
  ])('counts %s as no ids [D-33]', async (_, answer) => {
    expect((await idsFrom(answer)).ids).toEqual([])
  })

  it('leaves out what is no id', async () => {
    expect((await idsFrom(() => Response.json({ ids: [3, '4', null, 1.5] }))).ids).toEqual([3])
  })
})
