import type { Listing } from './listing.ts'
import { withoutBlanks } from './without-blanks.ts'

/** Vehicles in the platform's own JSON, one object a line. */
export function toForecourtJson(listings: readonly Listing[]): string {
  return listings.map((listing) => `${JSON.stringify(car(listing))}\n`).join('')
}

const statuses: Readonly<Record<Listing['status'], string>> = {
  in_stock: 'in_stock',
  coming_soon: 'coming_soon',
  deal_pending: 'in_stock',
  sold: 'sold',
}

function car(listing: Listing): Record<string, unknown> {
  return withoutBlanks({
    ...identity(listing),
    ...offer(listing),
    ...mechanics(listing),
    variant: withoutBlanks(variant(listing)),
    specifications: specifications(listing),
    dealercomments: listing.comments,
    standardEquipment: listing.features,
    created_at: listing.stockedOn,
    sold_date: listing.soldOn,
    images: listing.pictures.gallery,
    ...media(listing),
  })
}

function media({ pictures, market, report, lenders }: Listing) {
  const { turn, interior, hotspots, walkaround } = pictures
  return {
    spin_images: turn.length > 0 ? turn : null,
    spin_interior_image: interior,
    hotspots,
    walkaround_videos: walkaround && [{ video: { url: walkaround } }],
    file: report,
    autograb_data: market && {
      state_average_market_price: market.state,
      average_market_price: market.country,
    },
    finance_lenders: lenders,
  }
}

function identity(listing: Listing) {
  return {
    stocknum: listing.stocknum,
    item_type: listing.itemType,
    car_type: listing.carType,
    make: listing.make,
    model: listing.model,
    badge: listing.badge,
    series: listing.series,
    year: listing.year,
    vin: listing.vin,
    regplate: listing.plate,
    rego_expiry: listing.plateExpiry,
    build_date: listing.builtIn,
    compliance_date: listing.compliedIn,
    location_id: Number(listing.locationCode),
  }
}

function offer({ status, driveAwayDollars, egcDollars, odometerKm }: Listing) {
  return {
    status: statuses[status],
    reserved: status === 'deal_pending' || null,
    // Deposits of the demo go to the processor that moves no money.
    payment_processors: status === 'in_stock' ? ['demo'] : null,
    price: driveAwayDollars || egcDollars,
    price_type: driveAwayDollars > 0 ? 'Drive Away' : 'Excl. Government Charges',
    km: odometerKm,
  }
}

function mechanics(listing: Listing) {
  return {
    body: listing.body,
    colour: listing.colour,
    interior_colour: listing.interior,
    fuel: listing.fuel,
    trans: listing.transmission,
    drive: listing.drive,
    engine_size: listing.engine,
    seats: listing.seats,
    doors: listing.doors,
  }
}

function variant(listing: Listing) {
  return {
    cylinders: listing.cylinders,
    induction: listing.induction,
    fuelconsumptioncombined: listing.litresPer100Km,
    fuelcapacity: listing.tankLitres,
    grossvehiclemass: listing.gvmKg,
    towingcapacitybraked: listing.towKg,
    torque: listing.newtonMetres,
    ancaprating: listing.ancap,
  }
}

/** Feet and kilograms as text, as `CarSpecifications` has them; none for a car. */
function specifications({ lengthFeet, widthFeet, tareKg, atmKg, axles, sleeps }: Listing) {
  if (sleeps === 0) return null
  const text = (value: number) => (value === 0 ? '' : String(value))
  return withoutBlanks({
    body_width: text(widthFeet),
    body_length: text(lengthFeet),
    tare_weight: text(tareKg),
    axle_type: axles,
    sleeps: text(sleeps),
    aggregate_trailer_mass: text(atmKg),
  })
}
