import {
  type CarWords,
  capitalise,
  inSeries,
  numberWord,
  whenWellEquipped,
  withArticle,
} from './car-words.ts'
import type { Line } from './deck.ts'

type Lines = readonly Line<CarWords>[]

const role = ({ car }: CarWords) => car.generation.role
const fuel = ({ car }: CarWords) => car.run.engine.fuel
const km = ({ car }: CarWords) => car.odometerKm ?? 0
const when = (holds: boolean, text: string) => (holds ? text : null)

/** First sentences, the way a country yard says it. */
export const openings: Lines = [
  (w) => `Good honest ${w.model} with ${w.km} on it.`,
  (w) => `${w.yearName}, ${w.km}, no nonsense.`,
  () => `Came in as a trade from a local family and drives as straight as it looks.`,
  (w) =>
    when(
      km(w) > 180_000,
      `Yes, it has ${w.km} on it. It has also been looked after, and you can tell from the driver's seat.`,
    ),
  (w) => when(km(w) > 150_000, `Plenty of kilometres, mostly highway, and priced for it.`),
  (w) =>
    when(
      km(w) < w.ageYears * 9000,
      `Low kilometres for the year: ${w.km} is all this ${w.model} has done.`,
    ),
  (w) => when(w.car.history.owners === 1, `One owner, bought new not far from here.`),
  (w) =>
    when(w.car.history.owners === 1, `Same owner since new, and the bloke kept every receipt.`),
  (w) =>
    when(
      w.car.history.owners === 1 && w.ageYears >= 5,
      `Retired couple owned this ${w.model} from new and garaged it every night.`,
    ),
  (w) => when(w.car.history.owners === 2, `Two owners, both local to the district.`),
  (w) => `We have driven this ${w.name} home and back for a week and cannot fault it.`,
  (w) => `Neat ${w.model} in ${w.paint}, better in person than in the photos.`,
  (w) =>
    `Not flash, just right: a ${w.car.year} ${w.model} that starts, stops and does what it should.`,
  (w) => `You will not find many tidier at the money than this ${w.name}.`,
  () => `Bought it at the right price, so you can too.`,
  () => `Drove it back from Melbourne ourselves and it did not miss a beat.`,
  (w) =>
    when(
      role(w) === 'ute' && fuel(w) === 'diesel',
      `Farm ready. This ${w.name} has done some work and has plenty more in it.`,
    ),
  (w) => when(role(w) === 'ute', `A ute that has earned its keep without being belted.`),
  (w) =>
    when(
      role(w) === 'ute' && w.car.seats >= 5,
      `Tools in the back all week, kids in the back on Saturday. That is what ${withArticle(w.model)} dual cab is for.`,
    ),
  (w) =>
    when(
      role(w) === 'ute' && w.car.seats >= 5,
      `Everybody around here wants a decent dual cab, and this ${w.model} is one.`,
    ),
  (w) =>
    when(role(w) === 'ute' && w.car.seats <= 3, `Two seats and room for the load. Simple as that.`),
  (w) => when(role(w) === 'offroad', `Ready for the High Country or the boat ramp, your call.`),
  (w) => when(role(w) === 'offroad', `Proper four-wheel drive, not a shopping trolley on stilts.`),
  (w) =>
    when(
      role(w) === 'offroad' && w.car.seats >= 7,
      `Seven seats and a real transfer case. Try finding that in a soft-roader.`,
    ),
  (w) =>
    when(role(w) === 'suv', `Easy to get into, easy to see out of, and the boot swallows a pram.`),
  (w) => when(role(w) === 'suv', `Good family SUV that will not frighten you at the bowser.`),
  (w) =>
    when(
      role(w) === 'suv' && w.car.seats < 7,
      `Handy size, this ${w.model}: big enough for the lot of you and still fits in the old garage.`,
    ),
  (w) =>
    when(
      role(w) === 'suv' && w.car.run.drive === 'AWD',
      `All-wheel drive for the gravel and a heater that works. What more do you want in July?`,
    ),
  (w) => when(role(w) === 'light', `First car, uni car, run-around: pick one.`),
  (w) => when(role(w) === 'light', `Cheap to buy, cheap to insure, cheap to run.`),
  (w) =>
    when(
      role(w) === 'light',
      `Ideal for somebody just off their Ls. Easy to park and hard to hurt.`,
    ),
  (w) => when(role(w) === 'car', `Comfortable ${w.body} for the run to Melbourne and back.`),
  (w) =>
    when(
      role(w) === 'car',
      `Everyone is after an SUV, which is why a good ${w.body} like this is such value.`,
    ),
  (w) => when(role(w) === 'van', `Work van, and a tidy one at that.`),
  (w) => when(role(w) === 'van', `Courier had it, serviced it by the book and traded it on time.`),
  (w) =>
    when(
      role(w) === 'mover',
      `Big mob? Plenty of seats here and sliding doors the kids cannot ding.`,
    ),
  (w) => when(role(w) === 'sports', `Weekend toy, never tracked, always under cover.`),
  (w) => when(fuel(w) === 'hybrid', `Hybrid, so it sips. No plugs, no fuss.`),
  (w) =>
    when(
      w.make === 'Holden' && role(w) !== 'suv',
      `They do not make them any more, and a clean ${w.model} is getting harder to find.`,
    ),
  (w) => when(w.make === 'Toyota', `It is a Toyota. You know the rest.`),
  (w) =>
    when(
      w.make === 'Toyota' && w.ageYears > 8,
      `Plenty of life left in this one; the ${w.model} just keeps going.`,
    ),
  (w) => when(w.make === 'Subaru', `Popular up in the snow and just as good down here.`),
  (w) => when(w.ageYears <= 3, `Near enough to new without the new-car price.`),
  (w) => when(w.ageYears >= 12, `Older car, sound car. Everything works, including the air con.`),
]

const some = (w: CarWords, count: number) => inSeries(w.highlights.slice(0, count))

/** Sentences about what is on it. */
export const equipment: Lines = whenWellEquipped([
  (w) => `Has ${some(w, 3)}.`,
  (w) => `Comes with ${some(w, 4)}.`,
  (w) => `You get ${some(w, 3)}.`,
  (w) => `Kitted out with ${some(w, 3)}.`,
  (w) => `${capitalise(some(w, 3))} all work as they should.`,
  (w) => `On it: ${some(w, 4)}.`,
  (w) => `Nice to have: ${some(w, 3)}.`,
  (w) => `Got the good bits too, like ${some(w, 2)}.`,
  (w) => `The ${w.badge} has ${some(w, 3)}.`,
])

/** Sentences about the mechanics. */
export const mechanics: Lines = [
  (w) => when(fuel(w) !== 'electric', `${capitalise(w.engine)}, ${w.gearbox}, ${w.drive}.`),
  (w) => when(fuel(w) === 'diesel', `The ${w.engine} pulls well and does not smoke.`),
  (w) =>
    when(
      fuel(w) === 'diesel' && w.consumption !== null,
      `Book figure for the diesel is ${w.consumption}.`,
    ),
  (w) =>
    when(
      fuel(w) === 'petrol' && w.consumption !== null,
      `Uses about ${w.consumption} going by the sticker.`,
    ),
  (w) =>
    when(
      fuel(w) === 'petrol',
      `The ${w.model} runs on regular unleaded, so no surprises at the pump.`,
    ),
  (w) =>
    when(
      fuel(w) === 'hybrid',
      `Sticker says ${w.consumption}, and owners tell us it is not far off.`,
    ),
  (w) => when(w.car.run.gearbox.kind === 'Manual', `It is a ${w.gearbox}, and the clutch is good.`),
  (w) =>
    when(
      w.car.run.gearbox.kind === 'Manual',
      `You get a ${w.gearbox}, so nobody under thirty will steal it.`,
    ),
  (w) =>
    when(
      w.car.run.drive === '4WD' && w.has('Low-range transfer case'),
      `High and low range on the ${w.model} both checked on our hoist.`,
    ),
  (w) =>
    when(w.car.run.gearbox.kind === 'Automatic', `The ${w.gearbox} shifts cleanly, hot or cold.`),
  (w) =>
    when(
      fuel(w) === 'electric',
      `Rated for ${w.range} on a charge when new, and we will show you the battery report.`,
    ),
]

/** Sentences about work and towing. */
export const work: Lines = [
  ({ tow }) => when(tow !== null, `Tow bar is on and it is rated to ${tow} braked.`),
  ({ tow }) =>
    when(tow !== null, `Pulls up to ${tow} with trailer brakes; bar and plug are fitted.`),
  ({ tow, has }) =>
    when(
      tow !== null && has('Electric brake controller'),
      `Brake controller is wired in for the van or the float.`,
    ),
  ({ has }) => when(has('Bull bar'), `Bull bar on the front, because roos do not read signs.`),
  ({ has }) =>
    when(
      has('Canopy with central locking'),
      `The canopy locks with the doors and keeps the dust out.`,
    ),
  ({ has }) => when(has('UHF radio'), `UHF is in, so you can talk to the header driver.`),
  ({ has }) => when(has('Alloy tray'), `The tray is alloy, so it will not rust on you.`),
  ({ has }) => when(has('Tub liner'), `Tub has had a liner in it from the start.`),
  ({ has }) => when(has('Shelving and load lining'), `Shelves are in the back already.`),
]

/** Sentences about the past and the paper. */
export const paper: Lines = [
  (w) => when(service(w) === 'full', `Books are stamped all the way to ${w.roundKm}.`),
  (w) => when(service(w) === 'full', `Full service history for the ${w.model}, in writing.`),
  (w) =>
    when(
      service(w) === 'full' && w.ageYears > 3,
      `${capitalise(numberWord(w.ageYears))} years of service receipts in the glovebox.`,
    ),
  (w) => when(service(w) === 'dealer', `${w.make} dealer serviced, with the receipts to prove it.`),
  (w) =>
    when(
      service(w) === 'dealer',
      `Went back to the dealer for every service, which is more than most ${w.car.year} cars can say.`,
    ),
  (w) =>
    when(
      service(w) === 'part',
      `Service books are part stamped. We have done the rest and you get the ${w.model}'s sheet.`,
    ),
  (w) =>
    when(
      service(w) === 'part',
      `A few stamps missing from the book, nothing missing from the ${w.body}.`,
    ),
  (w) =>
    when(service(w) === 'unknown', `No books with this ${w.model}, so we went through it twice.`),
  (w) =>
    when(
      service(w) === 'unknown',
      `Paperwork went missing somewhere along the way, so judge the ${w.badge} on how it drives.`,
    ),
  (w) =>
    when(
      w.car.history.hasTwoKeys && w.regoUntil !== null,
      `Two keys and rego till ${w.regoUntil}.`,
    ),
  (w) => when(w.car.history.hasTwoKeys, `Both ${w.model} keys are here.`),
  (w) => when(w.regoUntil !== null, `Rego until ${w.regoUntil}.`),
  (w) => when(w.regoUntil !== null, `Sold with a roadworthy and rego to ${w.regoUntil}.`),
  (w) => when(w.regoUntil !== null, `Registered till ${w.regoUntil}, roadworthy done.`),
  (w) => `PPSR is clear and the certificate is with the ${w.model}.`,
  (w) =>
    when(
      w.regoUntil === null,
      `Rego has run out, so the ${w.model} gets a fresh twelve months and a roadworthy.`,
    ),
  (w) =>
    when(
      hasStatutoryWarranty(w),
      `Statutory warranty applies to this ${w.model}: three months or 5,000 km.`,
    ),
  (w) =>
    when(
      hasStatutoryWarranty(w),
      `Young enough and low enough for statutory warranty, being a ${w.car.year} with ${w.roundKm} on it.`,
    ),
  (w) => when(w.warrantyUntil !== null, `Factory warranty to ${w.warrantyUntil}.`),
]

const service = ({ car }: CarWords) => car.history.service

/** Victorian law covers used cars up to ten years old with less than 160,000 km. */
function hasStatutoryWarranty({ car }: CarWords): boolean {
  return car.year >= 2018 && (car.odometerKm ?? 0) < 155_000
}

/** Last sentences. */
export const closings: Lines = [
  (w) => `Have a look at the ${w.model} in ${w.car.location.city}.`,
  (w) => `Ring first, the ${w.model} is often out on a test drive.`,
  (w) => `Bring your mechanic to see the ${w.badge} if you like, we have a hoist and a kettle.`,
  (w) => `Come and start the ${w.model} cold.`,
  (w) => `We will video call you and show you every mark on this ${w.body}.`,
  (w) => `Swaps considered against the ${w.model}, running or not.`,
  (w) => `Price is the price, and for a ${w.car.year} ${w.model} it is a fair one.`,
  (w) => `Drive the ${w.model} as far as you need to make up your mind.`,
  (w) => `We are open Saturdays till four in ${w.car.location.city}.`,
  (w) => `If you are coming down from the Mallee, call and we will keep the ${w.model} aside.`,
  (w) => `No pressure here: look at the ${w.badge}, have a cuppa, think about it.`,
  (w) => `Ask for the ${w.model}'s workshop sheet; it lists what we fixed.`,
  (w) => `Finance on the ${w.model} is available if you need it, subject to approval.`,
  (w) => `Delivery of the ${w.body} anywhere in western Victoria can be sorted.`,
  (w) => `Good buying at the money, and ${withArticle(w.paint)} one will not hang about.`,
  (w) => `You could do a lot worse than ${w.km} on ${withArticle(w.model)}.`,
  (w) => `First to see this ${w.badge} will likely buy it.`,
]
