import { type CarWords, withArticle } from './car-words.ts'
import type { Line } from './deck.ts'

const role = ({ car }: CarWords) => car.generation.role
const fuel = ({ car }: CarWords) => car.run.engine.fuel
const level = ({ grade }: CarWords) => grade
const isOneOwner = ({ car }: CarWords) => car.history.owners === 1
const when = (holds: boolean, text: string) => (holds ? text : null)

/** First sentences: what the car is and whom it suits. */
export const openings: readonly Line<CarWords>[] = [
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
    `This ${w.yearName} has covered ${w.km} and has been prepared by our ${w.car.location.city} workshop.`,
  (w) => `A tidy ${w.yearName} in ${w.paint}, ready to view at ${w.car.location.city}.`,
  (w) =>
    `If ${withArticle(w.kind)} is on your list, this ${w.name} deserves an hour of your weekend.`,
  (w) => `We have been hoping for another ${w.name} and this one does not disappoint.`,
  (w) => `Well chosen and well kept, this ${w.name} comes to us as a local trade-in.`,
  (w) => `Bought by us from a long-standing customer, this ${w.yearName} is a car we know.`,
  (w) => `Straight panels, clean cabin, ${w.km}: this ${w.model} makes a strong first impression.`,
  (w) =>
    when(
      w.ageYears <= 2 && (w.car.odometerKm ?? 0) < 30_000,
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
