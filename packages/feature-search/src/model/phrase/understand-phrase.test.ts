import { describe, expect, it } from 'vitest'
import { listSearchChips } from '../search-chips.ts'
import { createEmptySearchState, withFacet, withQuery, withRange } from '../search-state.ts'
import { type PhraseVocabulary, readVocabulary } from './phrase-vocabulary.ts'
import { understandPhrase } from './understand-phrase.ts'

const count = (values: string) =>
  Object.fromEntries(values.split(', ').map((value) => [value, 1] as const))

const facets = {
  make: count(
    'Toyota, Mazda, Ford, Land Rover, BMW, Mercedes-Benz, Subaru, Kia, Peugeot, Holden, Volkswagen, MG',
  ),
  make_model: count(
    'Toyota HiLux, Toyota RAV4, Toyota Corolla, Toyota Corolla Cross, Toyota LandCruiser, Toyota LandCruiser Prado, Mazda 3, Mazda CX-5, Ford Ranger, Ford Escape, Land Rover Discovery, Land Rover Range Rover Sport, BMW X5, BMW 3 Series, Mercedes-Benz C-Class, Subaru Outback, Kia Sportage, Peugeot 2008, Peugeot 3008, Holden Ute, Volkswagen Golf, MG MG3',
  ),
  simple_body: count('SUV, Ute, Hatch, Sedan, Wagon, People Mover, Cab Chassis'),
  simple_fuel: count('Petrol, Diesel, Hybrid, Electric'),
  simple_transmission: count('Automatic, Manual'),
  simple_drive: count('FWD, 4WD, AWD, RWD'),
  seats: count('2, 5, 7, 8'),
  colour_family: count('white, black, grey, yellow'),
  car_type: count('used, new, demo'),
  status: count('in_stock, coming_soon'),
  certified: count('true, false'),
  city: count('Hamilton, Newcastle West'),
  location_name: count('Harbour Toyota Hamilton'),
  dealership_name: count('Harbour Toyota'),
  state: count('qld, nsw'),
  badge: count('SR5, Sport, Black Edition, Ascent Sport Hybrid, Hybrid, Outback, GT-Line'),
}

const stats = (min: number, max: number) => ({ min, max })

const answer = {
  hits: [],
  nbHits: 1,
  nbPages: 1,
  page: 0,
  facets,
  facets_stats: {
    compared_price: stats(4990, 158_490),
    km: stats(3, 279_479),
    year: stats(2005, 2026),
    weekly_price: stats(30, 725),
    towing_kg: stats(200, 4500),
  },
}

const vocabulary = readVocabulary(answer, { nouns: ['car', 'cars'], hasPlaces: true })

const empty = createEmptySearchState('relevance')

/** "Toyota, HiLux, White | text" */
function read(phrase: string, from = empty, known: PhraseVocabulary = vocabulary): string {
  const { state, place } = understandPhrase(phrase, from, known)
  const { query, ...rest } = state
  const chips = listSearchChips({ ...rest, query: '' }).map(({ label }) => label)
  const near = place ? [`${place.within ?? ''}@${place.words.join(' ')}`] : []
  return [[...chips, ...near].join(', '), query].filter(Boolean).join(' | ')
}

describe('understandPhrase', () => {
  it.each([
    ['white toyota hilux 4x4 under 50k', 'Toyota, Toyota HiLux, 4WD, White, Up to $50,000'],
    ['auto suv 7 seats', 'SUV, Automatic, 7 seats'],
    ['hilux 2019 or newer', 'Toyota, Toyota HiLux, From 2019'],
    ['diesel ute under 100000 km', 'Ute, Diesel, Up to 100,000 km'],
    ['cars near parramatta', '@parramatta'],
    ['land rover', 'Land Rover'],
    ['landrover', 'Land Rover'],
    ['mazda 3', 'Mazda, Mazda 3'],
    ['mazda3 manual', 'Mazda, Mazda 3, Manual'],
    ['3 series', 'BMW, BMW 3 Series'],
    ['cx-5 automatic', 'Mazda, Mazda CX-5, Automatic'],
    ['cx5', 'Mazda, Mazda CX-5'],
    ['cx 5', 'Mazda, Mazda CX-5'],
    ['under $30,000', 'Up to $30,000'],
    ['between 20k and 30k', '$20,000 to $30,000'],
    ['bmw x5 m50i sport line nonsense', 'BMW, BMW X5 | m50i sport line nonsense'],
    ['mg3', 'MG, MG3'],
    ['rav 4', 'Toyota, Toyota RAV4'],
    ['land cruiser prado', 'Toyota, Toyota LandCruiser Prado'],
    ['corolla cross', 'Toyota, Toyota Corolla Cross'],
    ['toyota white hilux', 'Toyota, Toyota HiLux, White'],
    ['hilux or ranger', 'Ford, Toyota, Ford Ranger, Toyota HiLux'],
    ['merc c class', 'Mercedes-Benz, Mercedes-Benz C-Class'],
    ['vw golf', 'Volkswagen, Volkswagen Golf'],
    ['peugeot 2008', 'Peugeot, Peugeot 2008'],
    ['2008 peugeot', 'Peugeot, 2008'],
    ['3008', '3008'],
    ['utes', 'Ute'],
    ['used cars', 'Used'],
    ['brand new kia', 'Kia, New'],
    ['second hand wagon', 'Wagon, Used'],
    ['seven seater', '7 seats'],
    ['at least 7 seats', '7 seats, 8 seats'],
    ['7+ seats', '7 seats, 8 seats'],
    ['9 seater', '9 seater'],
    ['black or white suv', 'SUV, Black, White'],
    ['gray sedan', 'Sedan, Grey'],
    ['purple sedan', 'Sedan | purple'],
    ['2wd hatchback', 'Hatch, FWD, RWD'],
    ['ev', 'Electric'],
    ['people mover in hamilton', 'People Mover, Hamilton'],
    ['harbour toyota hilux', 'Toyota, Toyota HiLux, Harbour Toyota'],
    ['suv in queensland', 'SUV, QLD'],
    ['2019', '2019'],
    ['2019+', 'From 2019'],
    ['after 2018', 'From 2019'],
    ['before 2020', 'Up to 2019'],
    ['2018 to 2020', '2018 to 2020'],
    ['2018-2020', '2018 to 2020'],
    ['20k-30k', '$20,000 to $30,000'],
    ['over 20k under 30k', '$20,000 to $30,000'],
    ['<30k', 'Up to $30,000'],
    ['$30k or less', 'Up to $30,000'],
    ['max 25000', 'Up to $25,000'],
    ['20 grand', 'Up to $20,000'],
    ['under 50', 'under 50'],
    ['over 9999999999', 'From $9,999,999,999'],
    ['over 10000000000', 'over 10000000000'],
    ['under 80k km', 'Up to 80,000 km'],
    ['less than 100 000 km', 'Up to 100,000 km'],
    ['under $100 a week', 'Up to $100 a week'],
    ['towing 3000kg', 'Towing capacity from 3,000 kg'],
    ['ute towing at least 3.5t', 'Ute, Towing capacity from 3,500 kg'],
    ['over 150kw', 'over 150kw'],
    ['within 50 km of newcastle', '50@newcastle'],
    ['30km from 2291', '50@2291'],
    ['hilux near north sydney under 40k', 'Toyota, Toyota HiLux, Up to $40,000, @north sydney'],
    ['suv in mosman', 'SUV, @mosman'],
    ['suv not white', 'SUV | not white'],
    ['ford ranger black edition', 'Ford, Ford Ranger | black edition'],
    ['corolla ascent sport hybrid', 'Toyota, Toyota Corolla | ascent sport hybrid'],
    ['hybrid', 'Hybrid'],
    ['outback', 'outback'],
    ['subaru outback', 'Subaru, Subaru Outback'],
    ['HU21135', 'HU21135'],
    ['ABC12D', 'ABC12D'],
    ['1204-3310', '1204-3310'],
    ['20439', '20439'],
    ['hilux with towbar', 'Toyota, Toyota HiLux | towbar'],
    ['with', 'with'],
    ['cars', 'cars'],
    ['Citroën', 'Citroën'],
    ['', ''],
  ])('reads "%s" as "%s" [PLUS-072]', (phrase, reading) => {
    expect(read(phrase)).toBe(reading)
  })

  it('loses no word: each is text or words of a filter [PLUS-072]', () => {
    for (const phrase of [
      'a white cars for sale with towbar near parramatta or nonsense under 50k',
      'toyota quick HiLux  and the 4x4, please',
      'not automatic over 10k below 20k',
    ]) {
      const { state } = understandPhrase(phrase, empty, vocabulary)
      const words = [state.query, ...(state.typed ?? []).map((part) => part.words)]
      expect(words.join(' ').split(' ').filter(Boolean).sort()).toEqual(
        phrase.split(/\s+/).filter(Boolean).sort(),
      )
    }
  })

  it('leaves text alone that stood there before [PLUS-072]', () => {
    const before = withQuery(empty, 'white')
    expect(read('white', before)).toBe('white')
    expect(read('white black', before)).toBe('Black | white')
    expect(read('whiteish black', before)).toBe('Black | whiteish')
  })

  it('takes the place of what was chosen for the same facet, and of nothing else [PLUS-072]', () => {
    const before = withRange(
      withFacet(withFacet(empty, 'make', ['Toyota']), 'make_model', ['Toyota HiLux']),
      'km',
      { max: 50_000 },
    )
    expect(read('mazda', before)).toBe('Mazda, Up to 50,000 km')
    expect(read('white', before)).toBe('Toyota, Toyota HiLux, White, Up to 50,000 km')
  })

  it('reads no place where none can be searched around [PLUS-072]', () => {
    expect(read('suv near parramatta', empty, { ...vocabulary, hasPlaces: false })).toBe(
      'SUV | near parramatta',
    )
  })

  it('reads what stock has not as text [PLUS-072]', () => {
    const nothing = readVocabulary(
      { ...answer, facets: {}, facets_stats: {} },
      { nouns: [], hasPlaces: false },
    )
    const phrase = 'white toyota 4x4 auto 7 seats under 50k'
    expect(read(phrase, empty, nothing)).toBe(phrase)
  })
})
