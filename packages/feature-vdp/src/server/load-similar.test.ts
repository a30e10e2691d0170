import { aCar } from '@forecourt/stock/testing'
import { describe, expect, it, vi } from 'vitest'
import { loadSimilar } from './load-similar.ts'

const load = async (loadSimilarCars: () => Promise<readonly string[]>) => {
  const warn = vi.fn<(message: string, fields?: object) => void>()
  const ports = { loadSimilarCars, logger: { warn }, waitMs: 10 }
  return { result: await loadSimilar(ports, aCar({ id: 7 })), warn }
}

describe('loadSimilar', () => {
  it('gives the cars that were found, also none', async () => {
    expect((await load(async () => ['one', 'two'])).result).toEqual({
      kind: 'cars',
      cars: ['one', 'two'],
    })
    const none = await load(async () => [])
    expect(none.result).toEqual({ kind: 'cars', cars: [] })
    expect(none.warn).not.toHaveBeenCalled()
  })

  it.each([
    ['fails', () => Promise.reject(new Error('search is down')), 'search is down'],
    ['does not answer', () => new Promise<readonly string[]>(() => {}), 'no answer in 10 ms'],
  ])('goes without when the search %s, with one line in the log', async (_, search, message) => {
    const { result, warn } = await load(search)
    expect(result).toEqual({ kind: 'failed' })
    expect(warn).toHaveBeenCalledExactlyOnceWith('similar cars could not be loaded', {
      carId: 7,
      error: expect.objectContaining({ message }) as unknown,
    })
  })
})
