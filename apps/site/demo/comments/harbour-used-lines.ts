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
const level = ({ car }: CarWords) => car.badge.level
const isOneOwner = ({ car }: CarWords) => car.history.owners === 1
const when = (holds: boolean, text: string) => (holds ? text : null)

/** First sentences: what the car is and whom it suits. */
export const openings: Lines = [
  (w) => when(isOneOwner(w), `A one-owner ${w.yearName} that has clearly been somebody's pride.`),
  (w) =>
    when(
      isOneOwner(w) && w.ageYears <= 4,
      `Traded by its first owner, this ${w.name} still feels like the car that left the showroom.`,
    ),
  (w) =>
    when(
      isOneOwner(w),
      `One owner from new and ${w.km} on the clock: the history of this ${w.name} is easy to read.`,
    ),
  (w) =>
    `Finished in ${w.paint} over ${w.interior.toLowerCase()} trim, this ${w.model} presents beautifully for its age.`,
  (w) =>
    `${w.paint} suits the lines of the ${w.model}, and this ${w.badge} has the equipment to match.`,
  (w) =>
    `This ${w.yearName} has covered ${w.km} and has been prepared by our ${w.car.yard.city} workshop.`,
  (w) => `A tidy ${w.yearName} in ${w.paint}, ready to view at ${w.car.yard.city}.`,
  (w) =>
    `If ${withArticle(w.kind)} is on your list, this ${w.name} deserves an hour of your weekend.`,
  (w) => `We have been hoping for another ${w.name} and this one does not disappoint.`,
  (w) => `Well chosen and well kept, this ${w.name} comes to us as a local trade-in.`,
  (w) => `Bought by us from a long-standing customer, this ${w.yearName} is a car we know.`,
  (w) => `Straight panels, clean cabin, ${w.km}: this ${w.model} makes a strong first impression.`,
  (w) =>
    when(
      w.ageYears <= 2,
      `Nearly new and thousands less than the one in the brochure, this ${w.name} has travelled ${w.km}.`,
    ),
  (w) =>
    when(
      w.ageYears <= 3,
      `For anyone weighing up a new ${w.model}, this ${w.badge} makes a persuasive case for buying nearly new.`,
    ),
  (w) =>
    when(
      w.car.odometerKm !== null && w.car.odometerKm < w.ageYears * 9000,
      `Low kilometres are the headline here: ${w.km} on a ${w.car.year} ${w.model}.`,
    ),
  (w) =>
    when(
      w.car.odometerKm !== null && w.car.odometerKm < w.ageYears * 8000,
      `Only ${w.km} since ${w.car.year}, and the condition of this ${w.model} bears that out.`,
    ),
  (w) =>
    when(
      level(w) === 4,
      `The ${w.badge} sits at the top of the ${w.model} range, and this example shows why.`,
    ),
  (w) =>
    when(
      level(w) === 4,
      `Nothing was left off this ${w.name}, the flagship of its line in ${w.car.year}.`,
    ),
  (w) =>
    when(
      level(w) === 3,
      `The ${w.badge} grade adds the comforts most ${w.model} buyers end up wanting.`,
    ),
  (w) =>
    when(
      level(w) === 2,
      `Sensibly specified, the ${w.badge} is the ${w.model} most families settle on.`,
    ),
  (w) =>
    when(level(w) === 1, `The ${w.badge} keeps the ${w.model} simple and the price within reach.`),
  (w) =>
    when(
      role(w) === 'light',
      `Small outside, surprisingly roomy inside: the ${w.model} is made for city streets and tight car parks.`,
    ),
  (w) =>
    when(
      role(w) === 'light',
      `An easy first car or a sensible second one, this ${w.yearName} asks very little of its owner.`,
    ),
  (w) =>
    when(
      role(w) === 'light',
      `Light to steer and simple to park, this ${w.model} is a favourite with new drivers.`,
    ),
  (w) =>
    when(
      role(w) === 'car',
      `A comfortable ${w.body} for the daily run to work, this ${w.name} is as happy on the motorway as it is in town.`,
    ),
  (w) =>
    when(
      role(w) === 'car',
      `There is plenty to like about a good ${w.body}, and this ${w.yearName} is a very good one.`,
    ),
  (w) =>
    when(
      role(w) === 'suv' && w.car.seats < 7,
      `Room for five, a flat load floor and an easy step in: this ${w.model} covers most of what a family asks.`,
    ),
  (w) =>
    when(
      role(w) === 'suv' && w.car.seats < 7,
      `The ${w.model} has been one of our most requested SUVs, and this ${w.badge} will not wait long.`,
    ),
  (w) =>
    when(
      role(w) === 'suv' && w.car.seats >= 7,
      `Three rows of seats and space for the sports bags make this ${w.name} a natural family car.`,
    ),
  (w) =>
    when(
      role(w) === 'offroad',
      `Equally at home on the school run and the beach at low tide, this ${w.name} is ready for both.`,
    ),
  (w) =>
    when(
      role(w) === 'offroad',
      `A proper four-wheel drive with the manners of a family wagon, this ${w.yearName} has plenty left to give.`,
    ),
  (w) =>
    when(
      role(w) === 'ute' && w.car.seats >= 5,
      `Weekday work and weekend escapes in one, this ${w.name} is the ute people ask us for.`,
    ),
  (w) =>
    when(
      role(w) === 'ute' && w.ageYears >= 3,
      `Looked after better than most work utes, this ${w.yearName} still has clean seats and straight sides.`,
    ),
  (w) =>
    when(
      role(w) === 'van',
      `A practical ${w.model} with the load space tradespeople need and few marks to show for it.`,
    ),
  (w) =>
    when(
      role(w) === 'van',
      `Ready for its next business, this ${w.yearName} van has been serviced and detailed.`,
    ),
  (w) =>
    when(
      role(w) === 'mover',
      `For larger families, few cars do the job better than this ${w.yearName}.`,
    ),
  (w) =>
    when(
      role(w) === 'sports',
      `A car for the long way home: this ${w.name} is as engaging as its reputation.`,
    ),
  (w) =>
    when(
      role(w) === 'sports',
      `Cars like this ${w.yearName} are usually kept by people who care, and it shows here.`,
    ),
  (w) =>
    when(
      fuel(w) === 'hybrid',
      `Hybrid economy without changing how you drive, this ${w.name} is one of the easiest ways to spend less on fuel.`,
    ),
  (w) =>
    when(
      fuel(w) === 'hybrid',
      `Used hybrids rarely stay on our forecourt long, and this ${w.yearName} is among the better ones.`,
    ),
  (w) =>
    when(
      fuel(w) === 'electric',
      `Quiet, quick and inexpensive to run, this ${w.name} is a fine way into electric motoring.`,
    ),
  (w) =>
    when(
      fuel(w) === 'electric',
      `This ${w.yearName} offers electric driving for far less than it cost new.`,
    ),
  (w) =>
    when(
      fuel(w) === 'plug-in',
      `Electric for the commute, petrol for the coast road: this plug-in ${w.model} does both.`,
    ),
  (w) =>
    when(
      w.car.make.prestige,
      `This ${w.make} ${w.name} has been kept to the standard its badge deserves.`,
    ),
  (w) =>
    when(
      w.car.make.prestige && w.ageYears >= 3,
      `${w.make} comfort at a very different price from new, this ${w.yearName} rewards a closer look.`,
    ),
]

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
      service(w) === 'dealer',
      `${w.make} technicians have looked after it since ${w.car.year}.`,
    ),
  (w) =>
    when(
      service(w) === 'part',
      `Part of the service history is on file, and our ${w.car.yard.city} workshop has brought the rest up to date.`,
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
  (w) => `See the ${w.model} at ${w.car.yard.name}, ${w.car.yard.city}.`,
  (w) => `Our 120-point inspection report on this ${w.model} is yours to read before you decide.`,
  (w) => `Trade-ins are welcome and valued while you drive the ${w.model}.`,
  (w) =>
    `Call ahead and we will have the ${w.badge} waiting at the front of our ${w.car.yard.city} yard.`,
  (w) =>
    `We can bring this ${w.body} from ${w.car.yard.city} to the Harbour dealership nearest you.`,
  (w) => `Ask for a walkaround video of the ${w.model} if you live further away.`,
  (w) => `Finance for the ${w.model} can be arranged on site, subject to the lender's approval.`,
  (w) => `A test drive in the ${w.badge} will tell you more than we can write here.`,
  (w) => `Bring the family, bring your questions, and take the ${w.model} for a proper drive.`,
  (w) => `One of our team in ${w.car.yard.city} will happily show you over this ${w.model}.`,
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
    `Please ring ${w.car.yard.name} before a long drive, as a good ${w.model} does move quickly.`,
  (w) =>
    `Ask to see the inspection sheet of the ${w.badge}; we are happy to go through it line by line.`,
  (w) =>
    `Book a time in ${w.car.yard.city} and we will leave you the keys for a relaxed test drive.`,
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
    `For a second opinion, our ${w.car.yard.city} technicians are happy to talk you through the ${w.engine}.`,
  (w) => `Cars in ${w.paint} tend to find a new home first.`,
  (w) =>
    `Tell us what you drive now and we will put a figure against this ${w.badge} the same day.`,
]

const isElectric = (w: CarWords) => fuel(w) === 'electric'
