import { type CarWords, capitalise, inSeries, withArticle } from './car-words.ts'
import type { Line } from './deck.ts'

type Lines = readonly Line<CarWords>[]

const when = (holds: boolean, text: string) => (holds ? text : null)
const fuel = ({ car }: CarWords) => car.run.engine.fuel
const isHere = ({ car }: CarWords) => car.carType === 'new' && !car.isToOrder
const isUsed = ({ car }: CarWords) => car.carType === 'used'
const isOpen = ({ car }: CarWords) => car.body === 'Convertible'

/** First sentences of a marque that does not raise its voice. */
export const aureliaOpenings: Lines = [
  (w) => when(isHere(w), `The ${w.name} in ${w.paint}, in our ${w.car.location.city} gallery now.`),
  (w) =>
    when(
      isHere(w),
      `${w.paint} over ${w.interior.toLowerCase()}: a combination we chose ourselves.`,
    ),
  (w) =>
    when(
      isHere(w),
      `${capitalise(withArticle(w.name))} that is here, finished and yours within the week.`,
    ),
  (w) =>
    when(
      isHere(w),
      `Built this year and delivered to ${w.car.location.city}, the ${w.name} has yet to meet an owner.`,
    ),
  (w) =>
    when(isHere(w), `Seen in daylight, ${w.paint} is the reason people choose this ${w.model}.`),
  (w) =>
    when(
      isHere(w) && isOpen(w),
      `Four seats, no roof, and an evening drive along the bay: the ${w.name}.`,
    ),
  (w) =>
    when(
      isHere(w),
      `This ${w.model} stands in the ${w.car.location.city} gallery, under good light, with nobody hurrying you.`,
    ),
  (w) =>
    when(
      isHere(w),
      `Quiet at any speed, the new ${w.name} is easiest to understand from the driver's seat.`,
    ),
  (w) => when(isHere(w), `Specified for Australian roads, this ${w.name} needs nothing added.`),
  (w) =>
    when(
      w.car.isToOrder,
      `A place in the next build is open for the ${w.name}; colour and trim are yours to choose.`,
    ),
  (w) =>
    when(
      w.car.isToOrder,
      `Order the ${w.name} as you would a suit: sit down, choose, and come back for the fitting.`,
    ),
  (w) =>
    when(
      w.car.isToOrder,
      `The ${w.name} is built to commission, and this commission is still free.`,
    ),
  (w) =>
    when(
      w.car.carType === 'demo',
      `Our gallery car: ${w.km} with our own people, and every service done here.`,
    ),
  (w) => when(w.car.carType === 'demo', `The ${w.name} that guests have driven, ${w.km} from new.`),
  (w) =>
    when(
      w.car.carType === 'demo',
      `A demonstrator in ${w.paint}, kept as a demonstrator should be.`,
    ),
  (w) => when(isUsed(w), `An approved ${w.yearName} with ${w.km}.`),
  (w) =>
    when(isUsed(w), `We sold this ${w.name} new, serviced it, and are pleased to have it back.`),
  (w) =>
    when(
      isUsed(w) && w.car.history.owners === 1,
      `One owner, known to us, who has ordered the next.`,
    ),
  (w) =>
    when(
      isUsed(w),
      `${w.paint}, ${w.interior.toLowerCase()} leather and ${w.km}: the ${w.model} as it should be found.`,
    ),
  (w) =>
    when(
      isUsed(w),
      `This ${w.name} was chosen for the approved programme because there was so little to put right.`,
    ),
  (w) =>
    when(
      isUsed(w) && isOpen(w),
      `Kept for weekends and it shows: ${withArticle(w.yearName)} with its roof hardly worn.`,
    ),
  (w) => when(isUsed(w), `A ${w.car.year} ${w.name}, inspected by the technicians who know it.`),
]

/** How it drives and feels. */
export const aureliaFacts: Lines = [
  (w) =>
    when(
      fuel(w) !== 'electric',
      `The ${w.engine} and ${w.gearbox} are heard when you ask and not before.`,
    ),
  (w) =>
    when(
      fuel(w) === 'electric' && w.range !== null,
      `${w.range} of range on the WLTP cycle, and no sound but the road.`,
    ),
  (w) =>
    when(
      fuel(w) === 'plug-in' && w.range !== null,
      `It covers up to ${w.range} on electricity before the engine is needed.`,
    ),
  (w) =>
    when(
      w.car.run.drive === 'AWD',
      `Drive goes to all four wheels, without fuss, when the weather turns.`,
    ),
  (w) => when(w.car.seats >= 7, `Seven seats, the last two of which adults will accept.`),
  (w) => when(w.warrantyUntil !== null, `The factory warranty runs until ${w.warrantyUntil}.`),
  (w) => when(isUsed(w) && w.car.history.service === 'full', `Its service record is complete.`),
  (w) =>
    when(
      isUsed(w) && w.car.history.hasTwoKeys,
      `Both keys, the books and the charging or tool kit are with the car.`,
    ),
  (w) =>
    when(
      w.tow !== null && w.car.generation.role === 'suv',
      `With its tow bar it draws up to ${w.tow}.`,
    ),
  (w) =>
    when(
      isHere(w),
      `Its interior is trimmed in ${w.interior.toLowerCase()} leather, stitched by hand.`,
    ),
]

/** Its equipment. */
export const aureliaGear: Lines = [
  (w) => `Among its equipment are ${inSeries(w.highlights.slice(0, 3))}.`,
  (w) => `It has ${inSeries(w.highlights.slice(0, 4))}.`,
  (w) =>
    `${w.badge === w.model ? 'It' : `The ${w.badge}`} brings ${inSeries(w.highlights.slice(0, 3))}.`,
  (w) => `You will notice ${inSeries(w.highlights.slice(0, 2))} first.`,
]

/** The invitation. */
export const aureliaClosings: Lines = [
  (w) => `Viewings in ${w.car.location.city} by appointment, including evenings.`,
  () => `We bring it to your home or office if you prefer.`,
  () => `Ask for an unhurried drive, on roads you know.`,
  (w) => `${w.car.location.name} will hold it while you decide.`,
  () => `Collection and return for every service are included in how we work.`,
  () => `We are glad to value the car it would replace.`,
]
