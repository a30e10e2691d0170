import { aCar } from '@forecourt/stock/testing'
import { describe, expect, it, vi } from 'vitest'
import { loadKnownModel } from './load-known-model.ts'

const load = async (findKnownModel: () => Promise<boolean>) => {
  const warn = vi.fn<(message: string, fields?: object) => void>()
  const ports = { findKnownModel, logger: { warn }, waitMs: 10 }
  return { result: await loadKnownModel(ports, aCar({ id: 7 })), warn }
}

describe('loadKnownModel', () => {
  it.each([true, false])('says %s as the stock does [VDP-002]', async (isKnown) => {
    const { result, warn } = await load(async () => isKnown)
    expect(result).toEqual({ kind: 'loaded', isKnown })
    expect(warn).not.toHaveBeenCalled()
  })

  it.each([
    ['fails', () => Promise.reject(new Error('search is down')), 'search is down'],
    ['does not answer', () => new Promise<boolean>(() => {}), 'no answer in 10 ms'],
  ])('knows no model when the search %s, with one line in the log', async (_, find, message) => {
    const { result, warn } = await load(find)
    expect(result).toEqual({ kind: 'failed', isKnown: false })
    expect(warn).toHaveBeenCalledExactlyOnceWith('the model could not be looked up', {
      carId: 7,
      error: expect.objectContaining({ message }) as unknown,
    })
  })
})
