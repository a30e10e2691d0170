import { aCar } from '@forecourt/stock/testing'
import { aSite } from '@forecourt/tenant-config/testing'
import { describe, expect, it } from 'vitest'
import { printSheet } from './print-sheet.ts'

const site = aSite({ url: 'https://www.dealer.example' })
const now = new Date('2026-11-20T22:00:00Z')
const sheetOf = (car: Parameters<typeof aCar>[0] = {}) =>
  printSheet(aCar({ location_id: 1, dealership_slug: 'example-motors', ...car }), site, now)

describe('printSheet', () => {
  it('has the price, its type and state and what it holds, as the page', () => {
    expect(sheetOf({ price: 51_990, state: 'qld', price_type: 'Drive Away' })).toMatchObject({
      price: { kind: 'price', text: '$51,990' },
      priceType: 'Drive Away in QLD',
      priceNote: expect.stringContaining('stamp duty'),
    })
  })

  it('has the stock number beside the name and not among the facts again', () => {
    const { stockNumber, facts } = sheetOf({ stocknum: 'N1201' })
    expect(stockNumber).toBe('N1201')
    expect(facts.length).toBeGreaterThan(3)
    expect(JSON.stringify(facts)).not.toContain('N1201')
  })

  it('says nothing of a price type beside the words in place of a price', () => {
    expect(sheetOf({ price: null, price_type: 'Drive Away' })).toMatchObject({
      price: { kind: 'none', text: site.search.noPriceText },
      priceType: null,
      priceNote: null,
    })
  })

  it('names dealer, place, number and licence with the label of its state [PLUS-043]', () => {
    expect(sheetOf({ dealership_name: 'North Motors' }).dealer).toMatchObject({
      name: 'North Motors',
      place: 'Example Motors',
      address: '1 Example Street, Fortitude Valley QLD 4006',
      licences: ['DL# 1234567'],
    })
  })

  it('has the licence of a dealership without a location, too [D-99]', () => {
    const dealerships = [{ id: 1, slug: 'own', name: 'Own Motors', dealerLicenceNumber: '12993' }]
    const bare = aSite({ state: 'vic', dealerships, locations: [] })
    const car = aCar({ dealership_slug: 'own', location: null, location_id: null })
    expect(printSheet(car, bare, now).dealer.licences).toEqual(['LMCT 12993'])
  })

  it('knows which of its pictures are illustrations [PLUS-079]', () => {
    const photo = (url: string) => ({ image: { url, thumb: { url } }, isVideo: false })
    const images = ['/images/vehicles/a.jpg', '/images/b.jpg'].map(photo)
    expect(sheetOf({ images })).toMatchObject({
      pictures: ['/images/vehicles/a.jpg', '/images/b.jpg'],
      illustrations: ['/images/vehicles/a.jpg'],
    })
  })

  it('is dated by the dealer’s own clock', () => {
    expect(sheetOf().printedOn).toBe('21 November 2026')
  })

  it('says what is special about getting it', () => {
    expect(sheetOf().state).toBeNull()
    expect(sheetOf({ reserved: true }).state).toBe('Reserved')
    expect(sheetOf({ status: 'coming_soon' }).state).toBe('Coming soon')
  })

  it('has four pictures at most, and none of a stranger’s host', () => {
    const image = (url: string) => ({ image: { url, thumb: { url } }, isVideo: false })
    const own = [1, 2, 3, 4, 5].map((number) => image(`/images/${number}.jpg`))
    expect(sheetOf({ images: [image('https://other.example/0.jpg'), ...own] }).pictures).toEqual([
      '/images/1.jpg',
      '/images/2.jpg',
      '/images/3.jpg',
      '/images/4.jpg',
    ])
  })
})
