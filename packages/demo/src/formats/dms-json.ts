import { drawQuote } from '../finance/lender-figures.ts'
import { drawSubscription } from '../finance/subscription.ts'
import { choosePictures } from '../pictures/choose-pictures.ts'
import { choosePlate } from '../pictures/plate.ts'
import { feedDay, feedMonth } from '../stock/calendar.ts'
import type { DemoCar } from '../stock/demo-car.ts'
import { drawMarket, findReport } from '../stock/market.ts'
import { readBodyFacts } from './body-facts.ts'
import { fuelName, inductionName, transmissionName } from './feed-words.ts'
import { withoutBlanks } from './without-blanks.ts'

const dealershipName = 'Ridgeline Used Cars'
const dealershipIdentifier = '201'

/** The cars as payloads of a dealer management system, one JSON object a line. */
export function toDmsJson(cars: readonly DemoCar[]): string {
  return cars.map((car) => `${JSON.stringify(payload(car))}\n`).join('')
}

/** Documented keys first, then dates and catalogue data; what is not known has no key. */
function payload(car: DemoCar): Record<string, unknown> {
  return withoutBlanks({
    ...identity(car),
    ...mechanics(car),
    ...offer(car),
    ...addition(car),
    ...media(car),
  })
}

function identity({
  stocknum,
  vin,
  plate,
  plateExpiry,
  location,
  make,
  generation,
  badge,
  series,
  year,
}: DemoCar) {
  return {
    stocknum,
    dealership_name: dealershipName,
    external_dealership_identifier: dealershipIdentifier,
    location_code: location.code,
    vin,
    rego: plate,
    rego_expiry: plateExpiry && feedDay(plateExpiry),
    make: make.name,
    model: generation.model,
    badge: badge.name,
    series,
    year,
  }
}

function mechanics({ run, body, doors, seats, paint, interior, builtIn, compliedIn }: DemoCar) {
  const { engine, gearbox, drive } = run
  return {
    build_date: builtIn && feedMonth(builtIn),
    compliance_date: compliedIn && feedMonth(compliedIn),
    body,
    colour: paint[0],
    interior_colour: interior,
    cylinders: engine.cylinders,
    engine_type: engine.fuel === 'electric' ? 'Electric' : 'Piston',
    engine_capacity: engine.litres === 0 ? '' : `${engine.litres.toFixed(1)} L`,
    induction: inductionName(run),
    fuel_type: fuelName(engine.fuel),
    transmission: transmissionName(gearbox),
    drive,
    doors,
    seats,
  }
}

function offer({
  driveAwayDollars,
  egcDollars,
  odometerKm,
  carType,
  status,
  comments,
  features,
}: DemoCar) {
  return {
    odometer: odometerKm,
    dapprice: driveAwayDollars,
    egcprice: egcDollars,
    car_type: carType,
    item_type: 'car',
    status,
    certified: false,
    show_on_dealer_website: true,
    dealercomments: comments,
    features,
  }
}

function media(car: DemoCar) {
  const { stocknum, paint } = car
  const vehicle = {
    stocknum,
    colour: paint[0],
    paintFamily: paint[1],
    plate: choosePlate(car),
    ...readBodyFacts(car),
  }
  const { gallery, turn, interior, hotspots, walkaround } = choosePictures('yard', vehicle)
  const dollars = car.driveAwayDollars ?? car.egcDollars ?? 0
  const market = drawMarket(car, dollars)
  return {
    images: gallery,
    ...(turn.length > 0 && { spin_images: turn }),
    spin_interior_image: interior,
    hotspots,
    walkaround_videos: walkaround && [walkaround],
    history_report: findReport(car, walkaround),
    average_market_price: market?.country ?? null,
    state_average_market_price: market?.state ?? null,
    youx_quote: drawQuote({ ...car, dollars }),
    subscription_price: drawSubscription({ ...car, dollars }),
  }
}

function addition({ stockedOn, soldOn, run, generation, towKg }: DemoCar) {
  return {
    date_in_stock: feedDay(stockedOn),
    sold_date: soldOn && feedDay(soldOn),
    fuel_consumption: run.engine.litresPer100Km,
    fuel_tank: generation.tankLitres,
    towing_capacity_braked: towKg,
    torque: run.engine.newtonMetres,
    ancap_rating: generation.ancap ?? 0,
  }
}
