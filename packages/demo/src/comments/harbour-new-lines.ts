import { type CarWords, capitalise, inSeries, whenWellEquipped, withArticle } from './car-words.ts'
import type { Line } from './deck.ts'

type Lines = readonly Line<CarWords>[]

const fuel = ({ car }: CarWords) => car.run.engine.fuel
const role = ({ car }: CarWords) => car.generation.role
const isHere = ({ car }: CarWords) => car.carType === 'new' && !car.isToOrder
const when = (holds: boolean, text: string) => (holds ? text : null)

/** First sentences about a car that nobody has owned. */
export const newOpenings: Lines = [
  (w) =>
    when(
      isHere(w),
      `Brand new and in stock in ${w.car.location.city}: the ${w.yearName} in ${w.paint}.`,
    ),
  (w) =>
    when(
      isHere(w),
      `No waiting list for this one. The ${w.name} is on the ground and can be yours within days.`,
    ),
  (w) =>
    when(
      isHere(w),
      `Just unwrapped, this ${w.name} wears ${w.paint} with ${w.interior.toLowerCase()} trim.`,
    ),
  (w) =>
    when(
      isHere(w),
      `The ${w.model} ${w.badge === w.model ? '' : `${w.badge} `}you have been comparing online is here to see, touch and drive.`,
    ),
  (w) =>
    when(
      isHere(w),
      `Ready for delivery from ${w.car.location.name}, this new ${w.name} is finished in ${w.paint}.`,
    ),
  (w) =>
    when(
      isHere(w),
      `A new ${w.make} should be simple to buy, and this ${w.name} is: one car, one price, available now.`,
    ),
  (w) =>
    when(
      isHere(w),
      `${w.paint} paint, ${w.interior.toLowerCase()} interior and delivery kilometres only.`,
    ),
  (w) =>
    when(
      isHere(w),
      `This ${w.yearName} has arrived from the boat and through our pre-delivery workshop.`,
    ),
  (w) =>
    when(
      isHere(w),
      `We chose ${w.paint} for this ${w.model} because it looks so good in Queensland and New South Wales light.`,
    ),
  (w) =>
    when(
      isHere(w) && w.car.year < 2026,
      `A ${w.car.year}-built ${w.name} with a runout price, new in every other way.`,
    ),
  (w) =>
    when(
      isHere(w) && w.car.year < 2026,
      `The last of our ${w.car.year} stock: a new ${w.name} with full warranty and a sharper price.`,
    ),
  (w) =>
    when(
      isHere(w) && fuel(w) === 'hybrid',
      `New hybrids are usually a wait; this ${w.name} is not.`,
    ),
  (w) =>
    when(
      isHere(w) && fuel(w) === 'hybrid',
      `Save on fuel from the first week with this new ${w.name}.`,
    ),
  (w) =>
    when(
      isHere(w) && fuel(w) === 'electric',
      `Go electric without the wait: this new ${w.name} is charged and ready at ${w.car.location.city}.`,
    ),
  (w) =>
    when(
      isHere(w) && role(w) === 'ute',
      `Built for work and loaded for weekends, this new ${w.name} is ready to be fitted out your way.`,
    ),
  (w) =>
    when(
      isHere(w) && role(w) === 'ute',
      `Tray, canopy or tub liner? Our accessories team can fit out this new ${w.name} before you collect it.`,
    ),
  (w) =>
    when(
      isHere(w) && role(w) === 'offroad',
      `Bound for the beaches of K'gari or the Barrington Tops, this new ${w.name} starts its first trip from ${w.car.location.city}.`,
    ),
  (w) =>
    when(
      isHere(w) && role(w) === 'suv',
      `Family SUVs do not come much more complete than the new ${w.name}.`,
    ),
  (w) =>
    when(
      isHere(w) && role(w) === 'suv',
      `Higher seating, a generous boot and an easy size to park: the ${w.model} explains its own popularity.`,
    ),
  (w) =>
    when(
      isHere(w) && ['light', 'car'].includes(role(w)),
      `Compact, efficient and better equipped than ever, the new ${w.name} is a pleasure to drive in town.`,
    ),
  (w) =>
    when(
      isHere(w) && w.grade === 4,
      `The flagship ${w.badge} has everything ${w.make} offers on the ${w.model}.`,
    ),
  (w) =>
    when(
      isHere(w) && w.grade === 1,
      `The ${w.badge} is where the ${w.model} range begins, and it is far from bare.`,
    ),
  (w) =>
    when(
      isHere(w) && w.grade === 2,
      `In the middle of the range and right in the sweet spot, the ${w.badge} is the ${w.model} we sell most.`,
    ),
  (w) =>
    when(
      isHere(w) && w.grade === 3,
      `Step up to the ${w.badge} and the ${w.model} gains the comforts that make long drives short.`,
    ),
  (w) =>
    when(
      w.car.isToOrder,
      `Order this ${w.name} now and choose your own delivery month; ${w.paint} is the colour shown.`,
    ),
  (w) =>
    when(
      w.car.isToOrder,
      `Due on a coming shipment, this ${w.name} in ${w.paint} is open for orders.`,
    ),
  (w) =>
    when(
      w.car.isToOrder,
      `The ${w.yearName} is available to order through ${w.car.location.name}.`,
    ),
  (w) =>
    when(
      w.car.isToOrder,
      `Reserve a build slot for the ${w.name}: ${w.paint} with ${w.interior.toLowerCase()} trim, or the combination you prefer.`,
    ),
  (w) =>
    when(
      w.car.carType === 'demo',
      `Our own demonstrator, driven ${w.km} by staff and a few careful customers.`,
    ),
  (w) =>
    when(
      w.car.carType === 'demo',
      `This ${w.yearName} demonstrator has done ${w.km} and saves you a worthwhile sum on new.`,
    ),
  (w) =>
    when(
      w.car.carType === 'demo',
      `Ex-demonstrator ${w.name} in ${w.paint}, with ${w.km} on the clock and a plate already on.`,
    ),
  (w) =>
    when(
      w.car.carType === 'demo',
      `Driven by our sales manager and kept spotless, this ${w.name} is now released for sale.`,
    ),
  (w) =>
    when(
      w.car.carType === 'demo',
      `If you took ${withArticle(w.model)} for a test drive with us lately, it may well have been this one.`,
    ),
  (w) =>
    when(
      w.car.carType === 'demo',
      `Almost new at ${w.km}, this demonstrator ${w.name} is available for immediate delivery.`,
    ),
  (w) =>
    when(
      w.car.carType === 'demo',
      `Here is the sensible way into a ${w.car.year} ${w.model}: a demonstrator with ${w.km}.`,
    ),
]

const some = (w: CarWords, count: number) => inSeries(w.highlights.slice(0, count))

/** Sentences about equipment of a new car. */
export const newEquipment: Lines = whenWellEquipped([
  (w) => `Standard on the ${w.badge}: ${some(w, 4)}.`,
  (w) => `It comes with ${some(w, 4)}.`,
  (w) => `The equipment list includes ${some(w, 3)}.`,
  (w) => `Inside and out you get ${some(w, 3)}.`,
  (w) => `${capitalise(some(w, 3))} are part of the package.`,
  (w) => `Technology you will use every day is built in, with ${some(w, 3)}.`,
  (w) => `The grade includes ${some(w, 4)}.`,
  (w) => `Expect ${some(w, 3)} without paying extra.`,
  (w) => `Helpful features such as ${some(w, 3)} are standard.`,
  (w) => `Its specification covers ${some(w, 4)}.`,
])

/** Sentences about how it drives and what it uses. */
export const newDriving: Lines = [
  (w) =>
    when(
      fuel(w) !== 'electric',
      `Under the bonnet is ${withArticle(w.engine)} engine with ${withArticle(w.gearbox)}.`,
    ),
  (w) =>
    when(fuel(w) !== 'electric', `Combined consumption is ${w.consumption} from the ${w.engine}.`),
  (w) => when(fuel(w) === 'hybrid', `The ${w.engine} is rated at just ${w.consumption}.`),
  (w) =>
    when(
      fuel(w) === 'hybrid',
      `There is nothing to plug in and the claimed figure is ${w.consumption}.`,
    ),
  (w) => when(fuel(w) === 'electric', `WLTP range is ${w.range} and DC fast charging is standard.`),
  (w) =>
    when(
      fuel(w) === 'electric',
      `With ${w.range} of WLTP range, charging once or twice a week is plenty for most drivers.`,
    ),
  (w) =>
    when(
      fuel(w) === 'plug-in',
      `It travels about ${w.range} on battery power before using any fuel.`,
    ),
  (w) => when(fuel(w) === 'diesel', `The ${w.engine} and ${w.gearbox} are made for distance.`),
  (w) =>
    when(
      fuel(w) === 'diesel' && w.car.towKg >= 2500,
      `Braked towing capacity is ${w.car.towKg.toLocaleString('en-AU')} kg once a tow bar is fitted to the ${w.model}.`,
    ),
  (w) =>
    when(
      fuel(w) === 'diesel' && w.car.towKg >= 2500,
      `Caravan or boat, up to ${w.car.towKg.toLocaleString('en-AU')} kg braked is within the ${w.badge}'s rating.`,
    ),
  (w) =>
    when(
      w.car.run.drive === 'AWD',
      `All-wheel drive helps the ${w.model} make light of wet roads and gravel.`,
    ),
  (w) =>
    when(w.car.run.drive === '4WD', `Four-wheel drive and the ${w.engine} are a proven pairing.`),
  (w) =>
    when((w.car.generation.ancap ?? 0) === 5, `The ${w.model} was awarded five stars by ANCAP.`),
]

/** Sentences about cover and cost. */
export const newCover: Lines = [
  (w) =>
    when(isNew(w), `The ${w.model} carries the full ${w.make} new-car warranty of ${years(w)}.`),
  (w) =>
    when(
      isNew(w),
      `The ${w.make} warranty of ${years(w)} starts on the day you collect your ${w.model}.`,
    ),
  (w) =>
    when(
      isNew(w),
      `Capped-price servicing and ${years(w)} of warranty keep the cost of ${withArticle(w.model)} predictable.`,
    ),
  (w) =>
    when(
      isNew(w),
      `${capitalise(years(w))} of ${w.make} warranty are included, as is our own workshop down the road.`,
    ),
  (w) => when(isNew(w), `Servicing at capped prices is part of owning a new ${w.make} ${w.model}.`),
  (w) => when(isNew(w), `From delivery, ${w.make} covers the ${w.badge} for ${years(w)}.`),
  (w) =>
    when(
      isNew(w),
      `We will remind you when the ${w.model}'s first service is due and collect it if you are busy.`,
    ),
  (w) =>
    when(
      w.car.carType === 'demo' && w.warrantyUntil !== null,
      `Factory warranty continues until ${w.warrantyUntil}.`,
    ),
  (w) =>
    when(
      w.car.carType === 'demo' && w.warrantyUntil !== null,
      `The ${w.make} warranty began when it was plated and runs to ${w.warrantyUntil}.`,
    ),
  (w) =>
    when(
      w.car.carType === 'demo' && w.regoUntil !== null,
      `Registration is already paid until ${w.regoUntil}.`,
    ),
  (w) =>
    when(
      w.car.carType === 'demo' && w.regoUntil !== null,
      `It is registered to ${w.regoUntil} and ready to go.`,
    ),
]

const isNew = ({ car }: CarWords) => car.carType === 'new'
const yearWords = [
  'no',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
]
const years = ({ car }: CarWords) => `${yearWords[car.make.warrantyYears]} years`

/** Last sentences: what to do next. */
export const newClosings: Lines = [
  (w) => `Test drives of the ${w.model} at ${w.car.location.name} need no appointment on weekdays.`,
  (w) =>
    when(
      w.car.driveAwayDollars !== null,
      `The ${w.badge}'s drive-away price includes registration, stamp duty and delivery.`,
    ),
  (w) => `Ask us what your present car is worth against this ${w.model}; we buy every make.`,
  (w) => `Speak to our ${w.car.location.city} team to secure the ${w.badge}.`,
  (w) =>
    `Tell us how you use a car and we will say honestly whether the ${w.badge} is the right grade.`,
  (w) => `We can fit genuine ${w.make} accessories before you collect it.`,
  (w) => `Novated leases on the ${w.model} are looked after by our own business desk.`,
  (w) => `Not set on ${w.paint}? We can search the incoming shipments.`,
  (w) =>
    `Our ${w.car.location.city} workshop services what we sell, so you always deal with the same people.`,
  (w) => `We will happily bring ${withArticle(w.model)} to your home or office for a look.`,
  (w) =>
    when(
      w.grade < 4,
      `Take the ${w.badge} for an unhurried drive and compare it with the grade above.`,
    ),
  (w) => `Handover of your ${w.model} takes about an hour, with everything explained.`,
  (w) => `Your ${w.make} consultant stays your contact long after delivery.`,
  (w) => `See ${w.paint} in daylight before you settle on a colour.`,
  (w) => when(isHere(w), `There is ${withArticle(w.model)} on our forecourt with your name on it.`),
  (w) => `Fleet and ABN buyers of the ${w.model} are welcome to ask for their price.`,
]
