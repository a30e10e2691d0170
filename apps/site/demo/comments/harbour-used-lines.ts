import { capitalise, type CarWords, inSeries, whenWellEquipped, withArticle } from './car-words.ts'
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
      role(w) === 'ute',
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
    when(w.car.run.drive === 'AWD', `All-wheel drive adds reassurance on wet hinterland roads.`),
  (w) =>
    when(
      w.car.run.drive === '4WD' && w.has('Low-range transfer case'),
      `Low range is there for sand, mud and steep boat ramps.`,
    ),
]

/** Sentences about the past. */
export const past: Lines = [
  ({ car }) =>
    when(
      car.history.service === 'full',
      `The service book is stamped from the first visit to the last.`,
    ),
  ({ car }) =>
    when(car.history.service === 'full', `A complete service history comes with the car.`),
  ({ car, make }) =>
    when(
      car.history.service === 'dealer',
      `It has been serviced within the ${make} dealer network.`,
    ),
  ({ car }) =>
    when(
      car.history.service === 'dealer',
      `Dealer servicing is recorded in full and the invoices are in the glovebox.`,
    ),
  ({ car }) =>
    when(
      car.history.service === 'part',
      `Part of the service history is on file, and our own workshop has brought it up to date.`,
    ),
  ({ car }) =>
    when(
      car.history.hasTwoKeys && car.history.owners === 2,
      `Two previous owners, two keys and the original books come with it.`,
    ),
  ({ car }) => when(car.history.hasTwoKeys, `Both keys and the owner's manual are here.`),
  ({ car, regoUntil }) =>
    when(
      regoUntil !== null && car.history.owners !== null,
      `Registration is paid until ${regoUntil}.`,
    ),
  ({ regoUntil }) =>
    when(regoUntil !== null, `It is registered to ${regoUntil}, so you can simply drive it home.`),
]

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
  ({ warrantyUntil, make }) =>
    when(
      warrantyUntil !== null,
      `The balance of the ${make} factory warranty runs to ${warrantyUntil}.`,
    ),
  ({ warrantyUntil }) =>
    when(warrantyUntil !== null, `There is still manufacturer's warranty until ${warrantyUntil}.`),
  ({ car, make }) =>
    when(
      car.isCertified,
      `It has passed the ${make} certified pre-owned inspection and carries that cover.`,
    ),
  ({ car, make }) =>
    when(
      car.isCertified,
      `As a certified ${make} it has been checked, serviced and approved against the maker's own list.`,
    ),
  ({ car }) =>
    when(car.year >= 2019 && !car.isCertified, `Our three-year used-car warranty is included.`),
  ({ car }) =>
    when(
      car.year >= 2019,
      `A three-year Harbour warranty goes with it, wherever along the coast you live.`,
    ),
]

/** Last sentences: what to do next. */
export const closings: Lines = [
  ({ car }) => `See it at ${car.yard.name}, ${car.yard.city}.`,
  () => `Our 120-point inspection report is yours to read before you decide.`,
  () => `Trade-ins are welcome and valued while you take the test drive.`,
  ({ car }) => `Call ahead and we will have it waiting at the front of our ${car.yard.city} yard.`,
  () => `We can bring it to the Harbour dealership nearest you.`,
  () => `Ask us for a walkaround video if you live further away.`,
  () => `Finance can be arranged on site, subject to the lender's approval.`,
  () => `A test drive will tell you more than we can write here.`,
  () => `Bring the family, bring your questions, and take it for a proper drive.`,
  ({ car }) => `One of our team in ${car.yard.city} will happily show you over it.`,
  ({ car }) =>
    when(
      !car.isPriceOnApplication,
      `It is priced against the market, so there is nothing left to haggle about but the trade.`,
    ),
  () => `Every car we sell leaves with a fresh service and a full tank or charge.`,
  () => `Interstate buyers are welcome; we organise transport most weeks.`,
  () =>
    `If this is not quite the one, tell us what is and we will look across all six dealerships.`,
  () => `We would be glad to hold it for a day while you arrange a visit.`,
  () => `Please check with us before a long drive, as good ones do move quickly.`,
  () => `Ask to see the inspection sheet; we are happy to go through it line by line.`,
  () => `Book a time and we will leave the keys with you for a relaxed test drive.`,
]
