import { capitalise, withArticle } from './car-words.ts'
import { someGear, type UnitLines, when } from './unit-words.ts'
import type { UnitVoice } from './unit-writer.ts'

const openings: UnitLines = [
  (w) =>
    when(w.isNew, `New, on the ground in ${w.vehicle.location.city} and ready for a weekend away.`),
  (w) =>
    when(
      w.isNew,
      `This ${w.name} has had its pre-delivery check and is waiting for its first trip.`,
    ),
  (w) =>
    when(
      w.isNew,
      `Brand-new ${w.model}, ${w.feet}, sleeps ${w.sleeps}, no waiting for a build slot.`,
    ),
  (w) =>
    when(
      w.isNew,
      `Walk through it on our grass, sit on the bed, open every cupboard: the ${w.name} is here.`,
    ),
  (w) =>
    when(w.isNew, `We ordered this ${w.model} the way most of our customers end up ordering it.`),
  (w) =>
    when(
      w.isNew,
      `${w.vehicle.unit.sizes?.lengthFeet} feet of ${w.vehicle.make.name}, straight from the factory and plugged in so you can see everything work.`,
    ),
  (w) =>
    when(
      w.isNew,
      `If ${w.sleeps} berths are what you need, have a look through this ${w.name} before you sign anything elsewhere.`,
    ),
  (w) => when(w.isUsed, `A tidy ${w.yearName} that has clearly lived under cover.`),
  (w) =>
    when(
      w.isUsed && w.vehicle.owners === 1,
      `One owner from new, and they left us every manual in a folder.`,
    ),
  (w) =>
    when(
      w.isUsed && w.vehicle.owners === 1,
      `Its only owners have moved up a size and handed this ${w.name} back in very good order.`,
    ),
  (w) =>
    when(
      w.isUsed,
      `Traded by a couple who have finished their lap and have the photos to show for it.`,
    ),
  (w) =>
    when(
      w.isUsed && w.ageYears > 5,
      `Not the newest van on the lot, but this ${w.name} is honest and dry.`,
    ),
  (w) =>
    when(
      w.isUsed && w.ageYears > 8,
      `A ${w.vehicle.year} model with an older layout that still makes a lot of sense.`,
    ),
  (w) =>
    when(
      w.isUsed && w.ageYears <= 5,
      `Nearly new without the new price: a ${w.vehicle.year} ${w.name}.`,
    ),
  (w) => when(w.isUsed, `We knew this ${w.model} before it came back: our workshop serviced it.`),
  (w) => when(w.isUsed, `School holidays only, says the family that traded this ${w.name}.`),
  (w) =>
    when(
      w.isUsed,
      `Here is ${withArticle(w.feet)} ${w.vehicle.make.name} that does not need anything done before Easter.`,
    ),
  (w) => when(w.isUsed, `${w.colour} outside, clean inside, and no smell of damp anywhere in it.`),
  (w) => when(w.isUsed, `Somebody looked after this ${w.yearName}.`),
  (w) =>
    when(
      !w.isNew && !w.isUsed,
      `Our own demonstrator: the ${w.name} we lend to people who are not sure yet.`,
    ),
  (w) =>
    when(
      w.isUsed,
      `Back from the Riverland last month, washed, and ready for whoever is next: ${withArticle(w.yearName)}.`,
    ),
  (w) => when(w.isUsed, `The ${w.name} that regulars ask us to ring them about.`),
  (w) =>
    when(
      w.isUsed,
      `Sensible size, sensible layout: ${w.vehicle.make.name} ${w.name}, ${w.vehicle.year}.`,
    ),
  (w) => when(w.isNew, `This year's ${w.name} with this year's cushions.`),
  (w) =>
    when(
      w.isNew,
      `${capitalise(withArticle(w.name))} in ${w.colour.toLowerCase()}, annexe rail and all, parked by the gate in ${w.vehicle.location.city}.`,
    ),
  (w) =>
    when(
      w.isNew,
      `The ${w.vehicle.make.name} truck dropped off this ${w.name} and we have not found a fault with it.`,
    ),
]

const isTowed = (kind: string) => kind === 'caravan'
const facts: UnitLines = [
  (w) =>
    when(
      isTowed(w.vehicle.unit.kind),
      `Tare is ${w.tare} and ATM ${w.atm}, so check your tow car's plate and ask us if the numbers are close.`,
    ),
  (w) => when(isTowed(w.vehicle.unit.kind), `It weighs ${w.tare} empty, with an ATM of ${w.atm}.`),
  (w) =>
    when(
      isTowed(w.vehicle.unit.kind) && w.vehicle.unit.sizes?.axles === 'Single',
      `One axle, so it is easy to push around the carport by hand.`,
    ),
  (w) =>
    when(
      isTowed(w.vehicle.unit.kind) && w.vehicle.unit.sizes?.axles === 'Tandem',
      `Tandem axles keep it steady behind the car when a road train goes past.`,
    ),
  (w) => when(isTowed(w.vehicle.unit.kind), `Sleeps ${w.sleeps} in ${withArticle(w.feet)} body.`),
  (w) =>
    when(
      isTowed(w.vehicle.unit.kind) && w.isUsed,
      `Wheel bearings and brakes have been done in our workshop, and the gas has been certified.`,
    ),
  (w) =>
    when(
      w.isUsed,
      `We have been over the roof, the seals and the floor with a moisture meter and you can see the readings.`,
    ),
  (w) => when(w.regoUntil !== null && w.isUsed, `Registered until ${w.regoUntil}.`),
  (w) =>
    when(
      w.vehicle.unit.kind === 'motorhome',
      `The ${w.engine} and ${w.gearbox} make it no harder to drive than a delivery van.`,
    ),
  (w) =>
    when(
      w.vehicle.unit.kind === 'motorhome' && w.isUsed,
      `It has done ${w.km}, and the engine service is up to date.`,
    ),
  (w) =>
    when(
      w.vehicle.unit.kind === 'motorhome' && w.vehicle.unit.gvmKg <= 4_500,
      `At ${w.gvm} GVM you can drive it on a car licence.`,
    ),
  (w) =>
    when(
      w.vehicle.unit.kind === 'motorhome' && w.vehicle.unit.gvmKg > 4_500,
      `GVM is ${w.gvm}, which takes a light-rigid licence; ask us how people go about that.`,
    ),
  (w) =>
    when(
      w.vehicle.unit.kind === 'motorhome',
      `Based on the ${w.vehicle.unit.series}, so parts and service are not a hunt.`,
    ),
  (w) =>
    when(
      w.vehicle.unit.kind === 'motorhome',
      `Beds for ${w.sleeps}, ${w.vehicle.unit.seats} belted seats.`,
    ),
]

const gear: UnitLines = [
  (w) => `On board: ${someGear(w, 4)}.`,
  (w) => `You get ${someGear(w, 4)}.`,
  (w) => `The list starts with ${someGear(w, 3)}.`,
  (w) => `It comes with ${someGear(w, 3)}, and the rest is in the list below.`,
  (w) => `Things you will use on the first night: ${someGear(w, 3)}.`,
  (w) => `Fitted with ${someGear(w, 4)}.`,
]

const closings: UnitLines = [
  (w) => `Come and stand in it at ${w.vehicle.location.city}.`,
  () => `Bring the tow car and we will hitch it up and go round the block together.`,
  () =>
    `A handover with us takes two hours, because nobody remembers which tap is which after one.`,
  (w) => `Ask ${w.vehicle.location.name} for a video of the layout.`,
  () => `We can talk about your trade over a cup of tea.`,
  () => `Need a brake controller or a hitch fitted? We do that here.`,
  () => `Tell us what you tow with and we will tell you if it suits.`,
  () => `We can store it for you until your leave starts.`,
]

/** The friendly voice of a caravan yard. */
export const caravansVoice: UnitVoice = { openings, facts, gear, closings }
