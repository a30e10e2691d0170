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

const fuel = ({ car }: CarWords) => car.run.engine.fuel
const when = (holds: boolean, text: string) => (holds ? text : null)

const some = (w: CarWords, count: number) => inSeries(w.highlights.slice(0, count))

/** Sentences about equipment; each names things that are on the car's list. */
export const equipment: Lines = whenWellEquipped([
  (w) => `Highlights include ${some(w, 3)}.`,
  (w) => `It comes with ${some(w, 4)}.`,
  (w) => `You will find ${some(w, 3)} on the equipment list.`,
  (w) => `Among the equipment: ${some(w, 4)}.`,
  (w) => `${capitalise(some(w, 3))} are all fitted.`,
  (w) => `The cabin and kit are well sorted, with ${some(w, 3)}.`,
  (w) => `Details that matter every day are here, from ${w.highlights[0]} to ${w.highlights[1]}.`,
  (w) => `The ${w.badge} specification brings ${some(w, 3)}.`,
  (w) => `Look for ${some(w, 3)} when you take it for a drive.`,
  (w) => `It is a well-equipped ${w.body}, down to ${some(w, 3)}.`,
  (w) => `Worth noting are ${some(w, 3)}.`,
  (w) => `Generous for the money, it has ${some(w, 4)}.`,
])

/** Sentences about how it drives and what it uses. */
export const driving: Lines = [
  (w) =>
    when(
      fuel(w) !== 'electric',
      `${capitalise(withArticle(w.engine))} engine and ${w.gearbox} make an easy pair.`,
    ),
  (w) =>
    when(
      fuel(w) !== 'electric' && w.consumption !== null,
      `Its ${w.engine} is rated at ${w.consumption} on the combined cycle.`,
    ),
  (w) =>
    when(
      fuel(w) !== 'electric',
      `Power comes from ${withArticle(w.engine)} through ${withArticle(w.gearbox)} and ${w.drive}.`,
    ),
  (w) =>
    when(
      fuel(w) === 'diesel',
      `The ${w.engine} has the easy torque that makes long trips restful.`,
    ),
  (w) =>
    when(
      fuel(w) === 'diesel' && w.consumption !== null,
      `Diesel economy of ${w.consumption} keeps fuel stops far apart.`,
    ),
  (w) =>
    when(
      fuel(w) === 'hybrid',
      `Official consumption is ${w.consumption}, and it never needs to be plugged in.`,
    ),
  (w) =>
    when(
      fuel(w) === 'hybrid',
      `In traffic the ${w.engine} spends much of its time on battery power, hence ${w.consumption}.`,
    ),
  (w) =>
    when(
      fuel(w) === 'electric',
      `Its WLTP range is ${w.range}, more than a week of commuting for most people.`,
    ),
  (w) =>
    when(
      fuel(w) === 'electric',
      `Rated at ${w.range} on a full charge, it tops up overnight at home or on a fast charger along the highway.`,
    ),
  (w) =>
    when(
      fuel(w) === 'plug-in',
      `A full charge is good for about ${w.range} on battery alone before the petrol engine joins in.`,
    ),
  (w) =>
    when(
      w.car.run.gearbox.kind === 'Manual',
      `The ${w.gearbox} is light, positive and increasingly hard to find.`,
    ),
  (w) =>
    when(
      w.car.run.gearbox.kind === 'Automatic' && w.car.run.gearbox.gears >= 8,
      `The ${w.gearbox} changes gear so smoothly that you soon forget about it.`,
    ),
  (w) =>
    when(
      w.car.run.drive === 'AWD',
      `All-wheel drive gives the ${w.model} reassurance on wet hinterland roads.`,
    ),
  (w) =>
    when(
      w.car.run.drive === 'AWD',
      `Drive goes to all four wheels, welcome in the wet and on gravel.`,
    ),
  (w) =>
    when(fuel(w) === 'petrol', `It runs on regular unleaded and is rated at ${w.consumption}.`),
  (w) =>
    when(
      fuel(w) === 'petrol' && w.car.run.engine.litresPer100Km < 6.5,
      `At ${w.consumption} it is kind to the household budget.`,
    ),
  (w) =>
    when(
      fuel(w) === 'premium' && w.car.run.engine.kilowatts >= 150,
      `With ${w.car.run.engine.kilowatts} kW under the bonnet, overtaking is easily done.`,
    ),
  (w) =>
    when(
      fuel(w) === 'diesel' && w.car.run.engine.newtonMetres >= 400,
      `There are ${w.car.run.engine.newtonMetres} Nm to call on, so hills and trailers barely register.`,
    ),
  (w) =>
    when(
      w.car.run.drive === '4WD' && w.has('Low-range transfer case'),
      `Low range is there for sand, mud and steep boat ramps.`,
    ),
]

/** Sentences about the past. */
export const past: Lines = [
  (w) =>
    when(
      service(w) === 'full',
      `The ${w.model}'s service book is stamped from the first visit to the last.`,
    ),
  (w) =>
    when(
      service(w) === 'full',
      `A complete service history comes with this ${w.car.year} example.`,
    ),
  (w) =>
    when(
      service(w) === 'full',
      `Every service to date is on record, the latest at ${w.roundKm} km.`,
    ),
  (w) =>
    when(
      service(w) === 'full' && w.ageYears >= 3,
      `${capitalise(yearsWord(w))} years of servicing are documented without a gap.`,
    ),
  (w) => when(service(w) === 'dealer', `It has been serviced within the ${w.make} dealer network.`),
  (w) =>
    when(
      service(w) === 'dealer',
      `Dealer servicing is recorded in full and the ${w.model}'s invoices are in the glovebox.`,
    ),
  (w) =>
    when(
      service(w) === 'dealer' && w.ageYears >= 2,
      `${w.make} technicians have looked after it since ${w.car.year}.`,
    ),
  (w) =>
    when(
      service(w) === 'part',
      `Part of the service history is on file, and our ${w.car.location.city} workshop has brought the rest up to date.`,
    ),
  (w) =>
    when(
      service(w) === 'part',
      `Some of the early service stamps are missing, so we inspected this ${w.model} with extra care.`,
    ),
  (w) =>
    when(
      service(w) === 'part' && w.regoUntil !== null,
      `The books are partly stamped, and registration is paid until ${w.regoUntil}.`,
    ),
  (w) =>
    when(
      service(w) === 'unknown' && w.regoUntil !== null,
      `Registered until ${w.regoUntil} and freshly serviced by us, it needs nothing.`,
    ),
  (w) =>
    when(
      service(w) === 'unknown',
      `We have given this ${w.badge} a full service of our own before offering it.`,
    ),
  (w) =>
    when(
      w.car.history.owners === 2 && w.car.history.hasTwoKeys,
      `Two previous owners, two keys and the original ${w.model} books come with it.`,
    ),
  (w) => when(w.car.history.owners === 2, `Two careful owners have shared its ${w.roundKm} km.`),
  (w) => when(w.car.history.hasTwoKeys, `Both keys and the ${w.model} owner's manual are here.`),
  (w) =>
    when(
      w.car.history.hasTwoKeys && w.regoUntil !== null,
      `Two keys, the books and registration to ${w.regoUntil} complete the picture.`,
    ),
  (w) => when(w.regoUntil !== null, `Registration is paid until ${w.regoUntil}.`),
  (w) =>
    when(
      w.regoUntil !== null,
      `It is registered to ${w.regoUntil}, so you can simply drive it home.`,
    ),
]

const service = ({ car }: CarWords) => car.history.service
const yearsWord = ({ ageYears }: CarWords) => numberWord(ageYears)

/** Sentences about work and towing. */
export const work: Lines = [
  ({ tow }) =>
    when(tow !== null, `With the tow bar fitted it is rated to pull ${tow} with trailer brakes.`),
  ({ tow }) =>
    when(
      tow !== null,
      `Braked towing capacity is ${tow}, and the tow bar and wiring are already in place.`,
    ),
  ({ tow, has }) =>
    when(
      tow !== null && has('Electric brake controller'),
      `Caravan owners will like the electric brake controller and the ${tow} towing limit.`,
    ),
  ({ has }) =>
    when(
      has('Canopy with central locking'),
      `The lockable canopy turns the tub into a dry, secure boot.`,
    ),
  ({ has }) =>
    when(
      has('Bull bar') && has('Snorkel'),
      `The bull bar and snorkel are already on, so the first trip can be a long one.`,
    ),
  ({ has }) => when(has('Alloy tray'), `The alloy tray is square, solid and ready to load.`),
  ({ has }) =>
    when(
      has('Cargo barrier') && has('Shelving and load lining'),
      `Cargo barrier and shelving are in place, so tools can move straight in.`,
    ),
  ({ car, has }) =>
    when(
      car.seats >= 7 && has('ISOFIX child-seat anchor points'),
      `ISOFIX anchor points make light work of child seats.`,
    ),
]

/** Sentences about cover. */
export const cover: Lines = [
  (w) =>
    when(
      w.warrantyUntil !== null,
      `The balance of the ${w.make} factory warranty runs to ${w.warrantyUntil}.`,
    ),
  (w) =>
    when(
      w.warrantyUntil !== null,
      `There is still manufacturer's warranty until ${w.warrantyUntil}.`,
    ),
  (w) =>
    when(
      w.warrantyUntil !== null,
      `${w.make} covers it until ${w.warrantyUntil} under the original warranty.`,
    ),
  (w) =>
    when(
      w.warrantyUntil !== null,
      `Factory cover continues to ${w.warrantyUntil}, and it transfers to you.`,
    ),
  (w) =>
    when(
      w.warrantyUntil !== null && w.ageYears <= 3,
      `With new-car warranty until ${w.warrantyUntil}, there is little to worry about.`,
    ),
  (w) =>
    when(
      w.car.isCertified,
      `It has passed the ${w.make} certified pre-owned inspection and carries that cover.`,
    ),
  (w) =>
    when(
      w.car.isCertified,
      `As a certified ${w.make} it has been checked, serviced and approved against the maker's own list.`,
    ),
  (w) =>
    when(
      w.car.isCertified,
      `Certified by ${w.make}, so its kilometres, history and condition have all been verified.`,
    ),
  (w) =>
    when(hasOurWarranty(w), `Our three-year used-car warranty is included with the ${w.model}.`),
  (w) =>
    when(
      hasOurWarranty(w),
      `A three-year Harbour warranty goes with the ${w.badge}, wherever along the coast you live.`,
    ),
  (w) => when(hasOurWarranty(w), `Three years of Harbour warranty come with the keys.`),
  (w) =>
    when(
      hasOurWarranty(w) && w.warrantyUntil === null,
      `The factory warranty has run its course, so our own three years take over.`,
    ),
  (w) => when(hasOurWarranty(w), `We stand behind this ${w.model} for three years.`),
  (w) =>
    when(
      w.ageYears > 8,
      `This ${w.car.year} ${w.body} has been through our workshop and carries a current safety inspection.`,
    ),
  (w) =>
    when(
      w.ageYears > 8,
      `At ${numberWord(w.ageYears)} years old preparation counts, and our technicians have taken their time with it.`,
    ),
]

/** The group covers used cars up to eight years old. */
function hasOurWarranty({ car }: CarWords): boolean {
  return car.year >= 2019 && !car.isCertified
}

/** Last sentences: what to do next. */
export const closings: Lines = [
  (w) => `See the ${w.model} at ${w.car.location.name}, ${w.car.location.city}.`,
  (w) => `Our 120-point inspection report on this ${w.model} is yours to read before you decide.`,
  (w) => `Trade-ins are welcome and valued while you drive the ${w.model}.`,
  (w) =>
    `Call ahead and we will have the ${w.badge} waiting at the front of our ${w.car.location.city} yard.`,
  (w) =>
    `We can bring this ${w.body} from ${w.car.location.city} to the Harbour dealership nearest you.`,
  (w) => `Ask for a walkaround video of the ${w.model} if you live further away.`,
  (w) => `Finance for the ${w.model} can be arranged on site, subject to the lender's approval.`,
  (w) => `A test drive in the ${w.badge} will tell you more than we can write here.`,
  (w) => `Bring the family, bring your questions, and take the ${w.model} for a proper drive.`,
  (w) => `One of our team in ${w.car.location.city} will happily show you over this ${w.model}.`,
  (w) =>
    when(
      !w.car.isPriceOnApplication,
      `We price against the market, so all that is left to discuss on this ${w.model} is your trade.`,
    ),
  (w) =>
    `Like every car we sell, the ${w.model} leaves with a fresh service and a full ${isElectric(w) ? 'charge' : 'tank'}.`,
  (w) => `Interstate buyers of ${w.make} cars are welcome; we organise transport most weeks.`,
  (w) =>
    `If this ${w.paint} ${w.body} is not quite the one, we will look across all six dealerships for you.`,
  (w) => `We would be glad to hold the ${w.model} for a day while you arrange a visit.`,
  (w) =>
    `Please ring ${w.car.location.name} before a long drive, as a good ${w.model} does move quickly.`,
  (w) =>
    `Ask to see the inspection sheet of the ${w.badge}; we are happy to go through it line by line.`,
  (w) =>
    `Book a time in ${w.car.location.city} and we will leave you the keys for a relaxed test drive.`,
  (w) =>
    `Compare it with any other ${w.car.year} ${w.model} on the market and you will see why we bought it.`,
  (w) =>
    when(
      (w.car.odometerKm ?? 0) < 110_000,
      `At ${w.roundKm} km there are many good years ahead of it.`,
    ),
  (w) =>
    `Sit in it once and the ${w.interior.toLowerCase()} cabin will do the rest of the talking.`,
  (w) =>
    `For a second opinion, our ${w.car.location.city} technicians are happy to talk you through the ${w.engine}.`,
  (w) => `Cars in ${w.paint} tend to find a new home first.`,
  (w) =>
    `Tell us what you drive now and we will put a figure against this ${w.badge} the same day.`,
]

const isElectric = (w: CarWords) => fuel(w) === 'electric'
