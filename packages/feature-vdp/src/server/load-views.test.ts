import { describe, expect, it, vi } from 'vitest'
import { loadViews } from './load-views.ts'

const load = async (readViews: () => Promise<number>) => {
  const warn = vi.fn<(message: string, fields?: object) => void>()
  const ports = { activity: { readViews }, logger: { warn }, waitMs: 10 }
  return { result: await loadViews(ports, 'harbour', 7), warn }
}

describe('loadViews', () => {
  it('gives the count, also when it is 0', async () => {
    const { result, warn } = await load(async () => 0)
    expect(result).toEqual({ kind: 'views', views: 0 })
    expect(warn).not.toHaveBeenCalled()
  })

  it.each([
    ['fails', () => Promise.reject(new Error('no such table')), 'no such table'],
    ['does not answer', () => new Promise<number>(() => {}), 'no answer in 10 ms'],
  ])(
    'goes without when the store %s, with one line in the log [D-39]',
    async (_, read, message) => {
      const { result, warn } = await load(read)
      expect(result).toEqual({ kind: 'failed' })
      expect(warn).toHaveBeenCalledExactlyOnceWith('views could not be read', {
        site: 'harbour',
        carId: 7,
        error: expect.objectContaining({ message }) as unknown,
      })
    },
  )
})
