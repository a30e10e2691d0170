import { type CarWords, capitalise, inSeries, withArticle } from './car-words.ts'
import type { Line } from './deck.ts'

type Lines = readonly Line<CarWords>[]

const when = (holds: boolean, text: string) => (holds ? text : null)

/** Lines of a dealer of other vehicles about its few cars, utes and vans. */
export const workCarOpenings: Lines = [
  (w) => `${capitalise(withArticle(w.yearName))} with ${w.km} on it.`,
  (w) => when(w.tow !== null, `If you need something to tow with, this ${w.name} is it.`),
  (w) => `The ${w.name} came to us as a trade and has been through our workshop.`,
  (w) => when(w.car.history.owners === 1, `One owner, and this ${w.name} shows it.`),
  (w) => when(w.body === 'van', `A van with plenty of work left: ${w.yearName}, ${w.paint}.`),
  (w) => when(w.body === 'van', `Load it on Monday. This ${w.name} is checked, clean and ready.`),
  (w) => when(w.body === 'cab chassis', `Tray on, tanks full, ready for site: ${w.yearName}.`),
  (w) => `We kept this ${w.model} because it is a good one.`,
  (w) => `${w.paint} ${w.yearName}, straight and honest.`,
]

/** Its mechanics and history. */
export const workCarFacts: Lines = [
  (w) => `It has the ${w.engine} with ${w.gearbox}.`,
  (w) => when(w.tow !== null, `Rated to tow ${w.tow} with brakes.`),
  (w) => when(w.regoUntil !== null, `Registered until ${w.regoUntil}.`),
  (w) => when(w.car.history.service === 'full', `The service book is full.`),
  (w) => when(w.car.history.hasTwoKeys, `Two keys and both books.`),
  (w) => `The ${w.engine} starts, pulls and stops as it should.`,
]

/** Its equipment. */
export const workCarGear: Lines = [
  (w) => when(w.highlights.length >= 3, `It has ${inSeries(w.highlights.slice(0, 3))}.`),
  (w) => when(w.highlights.length >= 3, `Fitted with ${inSeries(w.highlights.slice(0, 3))}.`),
  (w) => when(w.highlights.length >= 2, `You get ${inSeries(w.highlights.slice(0, 2))}.`),
]

/** The invitation. */
export const workCarClosings: Lines = [
  (w) => `See it at ${w.car.location.name}.`,
  () => `Ring first and we will have it out the front.`,
  () => `Trades of any kind considered.`,
  (w) => `Drive it from ${w.car.location.city} any weekday.`,
]
