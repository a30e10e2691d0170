import type { Car, CarBySlug } from '@forecourt/stock/model'
import { aCar } from '@forecourt/stock/testing'
import { describe, expect, it, vi } from 'vitest'
import { type CarPagePorts, loadCarPage } from './load-car-page.ts'

const car = aCar({ slug: '2021-mazda-cx-5-u1' })

const ports = (
  found: CarBySlug,
  similar: () => Promise<readonly Car[]> = async () => [],
): CarPagePorts<Car> => ({
  loadCarBySlug: async () => found,
  loadSimilarCars: similar,
  logger: { warn: vi.fn<CarPagePorts<Car>['logger']['warn']>() },
})

const load = (found: CarBySlug, isInWindow = true) =>
  loadCarPage(ports(found), { id: 'harbour' }, 'any', () => isInWindow)

describe('loadCarPage', () => {
  it('gives the car and its similar ones', async () => {
    const result = await loadCarPage(
      ports({ kind: 'car', car }, async () => [aCar({ id: 2 })]),
      { id: 'harbour' },
      car.slug,
      () => true,
    )
    expect(result).toMatchObject({ kind: 'car', car, noindex: false, similar: [{ id: 2 }] })
  })

  it('leads an old slug to the present one [PLUS-010]', async () => {
    expect(await load({ kind: 'moved', slug: '2021-mazda-cx-5-u1' })).toEqual({
      kind: 'moved',
      path: '/cars/2021-mazda-cx-5-u1',
    })
  })

  it('knows no page of an unknown slug or of a car kept off the website', async () => {
    expect(await load({ kind: 'unknown' })).toEqual({ kind: 'notFound' })
    expect(await load({ kind: 'car', car: aCar({ show_on_dealer_website: false }) })).toEqual({
      kind: 'notFound',
    })
  })

  it('keeps the page of a car outside the sold window, not to be indexed', async () => {
    expect(
      await load({ kind: 'car', car: aCar({ status: 'sold', sold: true }) }, false),
    ).toMatchObject({ kind: 'car', noindex: true })
  })

  it('shows a car that left the stock as sold', async () => {
    expect(await load({ kind: 'withdrawn', car })).toMatchObject({
      kind: 'car',
      noindex: true,
      car: { sold: true },
    })
  })

  it('gives up on a store that does not answer, rather than leave the visitor waiting', async () => {
    vi.useFakeTimers()
    const silent = {
      ...ports({ kind: 'car', car }),
      loadCarBySlug: () => new Promise<never>(() => {}),
    }
    const [answer] = await Promise.allSettled([
      loadCarPage(silent, { id: 'harbour' }, car.slug, () => true),
      vi.advanceTimersByTimeAsync(3000),
    ])
    expect(answer).toMatchObject({ reason: { message: 'no answer in 3000 ms' } })
    vi.useRealTimers()
  })

  it('stands without similar cars when they cannot be loaded, and only logs it', async () => {
    const failing = ports({ kind: 'car', car }, () => Promise.reject(new Error('search is down')))
    expect(await loadCarPage(failing, { id: 'harbour' }, car.slug, () => true)).toMatchObject({
      kind: 'car',
      similar: [],
    })
    expect(failing.logger.warn).toHaveBeenCalledOnce()
  })
})
