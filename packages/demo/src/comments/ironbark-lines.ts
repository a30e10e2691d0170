import { capitalise, numberWord, withArticle } from './car-words.ts'
import { someGear, type UnitLines, type UnitWords, when } from './unit-words.ts'
import type { UnitVoice } from './unit-writer.ts'

const isPrimeMover = ({ vehicle }: UnitWords) => vehicle.unit.body === 'Prime Mover'
const isBus = ({ vehicle }: UnitWords) => vehicle.unit.kind === 'bus'

const truckOpenings: UnitLines = [
  (w) => when(w.isNew, `New ${w.model}, bodied, registered on request and ready to earn.`),
  (w) =>
    when(
      w.isNew,
      `In stock at ${w.vehicle.location.city}: a new ${w.name}. No build slot, no waiting.`,
    ),
  (w) => when(w.isNew, `This ${w.name} is on the yard with its body on. Key in, go to work.`),
  (w) =>
    when(
      w.isNew,
      `${w.vehicle.make.name} factory warranty starts the day you pick up this ${w.name}.`,
    ),
  (w) => when(w.isUsed && isPrimeMover(w), `${w.yearName}, ${w.km}, ready for line haul.`),
  (w) =>
    when(
      w.isUsed && isPrimeMover(w),
      `${capitalise(withArticle(w.name))} off interstate work, with its service history on the seat.`,
    ),
  (w) =>
    when(
      w.isUsed && isPrimeMover(w),
      `Hook up and go: this ${w.model} has been through our workshop from the turntable forward.`,
    ),
  (w) =>
    when(
      w.isUsed && isPrimeMover(w) && w.vehicle.owners === 1,
      `One operator, one driver, and a cab that tells you so.`,
    ),
  (w) => when(w.isUsed && !isBus(w), `${w.yearName} with ${w.km}, straight off a local fleet.`),
  (w) =>
    when(
      w.isUsed && !isBus(w) && !isPrimeMover(w),
      `Council truck, washed every Friday, and this ${w.name} looks it.`,
    ),
  (w) =>
    when(
      w.isUsed && !isBus(w) && !isPrimeMover(w),
      `${capitalise(withArticle(w.name))} that has spent its life doing deliveries, not demolition.`,
    ),
  (w) => when(w.isUsed && !isBus(w), `Tidy ${w.model}, good rubber, no leaks, drives straight.`),
  (w) =>
    when(
      w.isUsed && !isBus(w),
      `Traded on a new one, so we know how this ${w.name} was serviced: by us.`,
    ),
  (w) =>
    when(
      w.isUsed && !isBus(w) && w.ageYears > 7,
      `An older ${w.model} at sensible money for somebody starting out.`,
    ),
  (w) =>
    when(w.isUsed && !isBus(w), `You know what ${withArticle(w.model)} is. This is a clean one.`),
  (w) =>
    when(
      isBus(w),
      `A ${w.vehicle.unit.seats}-seat ${w.model} from a school run, one depot, same driver.`,
    ),
  (w) => when(isBus(w), `${w.yearName} with ${w.km}, inspected and certified to carry people.`),
  (w) =>
    when(
      isBus(w),
      `Tour, team or township: this ${w.name} takes ${w.vehicle.unit.seats} with the driver.`,
    ),
  (w) =>
    when(isBus(w), `The aged-care home that owned this ${w.model} had it serviced by the book.`),
  (w) => when(w.isNew, `Need it Monday? The ${w.name} at ${w.vehicle.location.city} is fuelled.`),
  (w) => when(w.isNew, `${w.colour} ${w.model}, plastic still on the seats.`),
  (w) => when(w.isNew, `A new ${w.name}, built to the spec most operators end up with.`),
  (w) => when(w.isUsed && !isBus(w), `We drove this ${w.name} ourselves before it got a number.`),
]

const truckFacts: UnitLines = [
  (w) =>
    `The ${w.engine} makes ${w.vehicle.unit.engine?.newtonMetres.toLocaleString('en-AU')} Nm through ${withArticle(w.gearbox)}.`,
  (w) => when(!isBus(w), `${w.vehicle.unit.drive}, ${w.gvm} GVM.`),
  (w) =>
    when(!isBus(w) && w.vehicle.unit.gvmKg <= 4_500, `${w.gvm} GVM, so a car licence will do.`),
  (w) => when(w.regoUntil !== null, `Registered until ${w.regoUntil}.`),
  (w) =>
    when(
      w.isUsed,
      `Brakes, steering and driveline have been inspected, and the report goes with the keys.`,
    ),
  (w) => when(w.isUsed, `The service record is here to read, invoices and all.`),
  (w) =>
    when(
      w.vehicle.unit.drive === '4x4',
      `Part-time four-wheel drive for sites the others sit outside of.`,
    ),
  (w) =>
    when(
      w.vehicle.unit.seats > 3 && !isBus(w),
      `${capitalise(numberWord(w.vehicle.unit.seats))} seats get the whole crew there in one trip.`,
    ),
]

const truckGear: UnitLines = [
  (w) => `Fitted with ${someGear(w, 3)}.`,
  (w) => `Has ${someGear(w, 4)}.`,
  (w) => `On it: ${someGear(w, 4)}.`,
  (w) => `Spec includes ${someGear(w, 3)}.`,
]

const truckClosings: UnitLines = [
  () => `Price is before government charges; ask for an on-road figure in your state.`,
  (w) => `Look at it any weekday from seven at ${w.vehicle.location.city}.`,
  () => `We deliver anywhere a low loader can turn around.`,
  () => `Trade your old one, running or not.`,
  () => `Talk to us about a body to suit.`,
  () => `Bring your mechanic and use our pit.`,
]

const isLearner = ({ vehicle }: UnitWords) =>
  vehicle.features.some(({ name }) => name === 'LAMS approved')

const rideOpenings: UnitLines = [
  (w) => when(w.isNew, `New ${w.model} in ${w.colour}, run in by nobody but you.`),
  (w) =>
    when(w.isNew, `Crate opened, pre-delivery done: the ${w.name} is on the floor at Moorooka.`),
  (w) => when(w.isNew, `The ${w.name} everybody rings about, in ${w.colour}, in stock.`),
  (w) => when(w.isNew, `Sit on it, then tell us you do not want this ${w.name}.`),
  (w) =>
    when(
      !w.isNew && !w.isUsed,
      `Our demonstrator ${w.name}, ridden gently by staff who wanted to keep it.`,
    ),
  (w) => when(w.isUsed, `${w.yearName}, ${w.km}, and as straight as the day it was sold.`),
  (w) =>
    when(
      w.isUsed && w.vehicle.owners === 1,
      `One owner, garaged, and this ${w.name} still has its first toolkit.`,
    ),
  (w) => when(w.isUsed, `${w.colour} ${w.model} with ${w.km} and a fresh service from us.`),
  (w) => when(w.isUsed, `Traded on something bigger, this ${w.name} wants another rider.`),
  (w) =>
    when(
      w.isUsed && w.ageYears > 6,
      `A ${w.vehicle.year} that has been loved, polished and ridden on Sundays.`,
    ),
  (w) =>
    when(
      w.isUsed,
      `Clean chain, good pads, tyres with plenty left: ${withArticle(w.yearName)} to ride away.`,
    ),
  (w) =>
    when(
      w.isUsed && w.vehicle.unit.body === 'Adventure',
      `It has seen gravel and has the right tyres for more.`,
    ),
  (w) =>
    when(
      w.isUsed && w.vehicle.unit.body === 'Touring Bike',
      `Two up to Stanthorpe and back is what this ${w.model} is for.`,
    ),
  (w) =>
    when(
      w.isUsed && w.vehicle.unit.body === 'Cruiser',
      `Low, slow and in no hurry, like its last owner.`,
    ),
]

const rideFacts: UnitLines = [
  (w) => `${w.engine}, ${w.gearbox}.`,
  (w) => when(isLearner(w), `LAMS approved, so you can ride it on your first licence.`),
  (w) => when(w.isUsed, `New oil, filter and brake fluid, and the chain or belt checked.`),
  (w) => when(w.regoUntil !== null, `Rego until ${w.regoUntil}.`),
  (w) => `The motor makes ${w.vehicle.unit.engine?.newtonMetres} Nm, which is plenty.`,
  (w) => when(w.isUsed, `Two keys, books and a safety certificate.`),
  (w) => when(w.isNew, `First service is on us when you come back with 1,000 km on it.`),
]

const rideGear: UnitLines = [
  (w) => `It has ${someGear(w, 3)}.`,
  (w) => `You get ${someGear(w, 4)}.`,
  (w) => `Comes with ${someGear(w, 3)}.`,
  (w) => `The good bits: ${someGear(w, 3)}.`,
]

const rideClosings: UnitLines = [
  () => `Test rides with a full licence and closed shoes.`,
  () => `Trade-ins welcome, two wheels or eighteen.`,
  () => `Price is ride away in Queensland.`,
  () => `Ask about freight to your door.`,
  () => `Saturday mornings there is coffee.`,
]

/** The short voice of a truck yard. */
export const trucksVoice: UnitVoice = {
  openings: truckOpenings,
  facts: truckFacts,
  gear: truckGear,
  closings: truckClosings,
}

/** The same people, after work. */
export const motorcyclesVoice: UnitVoice = {
  openings: rideOpenings,
  facts: rideFacts,
  gear: rideGear,
  closings: rideClosings,
}
