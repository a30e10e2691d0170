import type { VehiclePictures } from '../pictures/choose-pictures.ts'
import type { Listing } from './listing.ts'
import { withoutBlanks } from './without-blanks.ts'

/** Vehicles as the CSN exchange hands them over, one JSON object a line. */
export function toCsnJson(listings: readonly Listing[]): string {
  return listings.map((listing) => `${JSON.stringify(vehicle(listing))}\n`).join('')
}

const saleStatuses: Readonly<Record<Listing['status'], string>> = {
  in_stock: 'For Sale',
  coming_soon: 'On Order',
  deal_pending: 'Under Offer',
  sold: 'Sold',
}
const listingTypes: Readonly<Record<Listing['carType'], string>> = {
  new: 'New',
  demo: 'Demo',
  used: 'Used',
}

function vehicle(listing: Listing): Record<string, unknown> {
  return withoutBlanks({
    Type: 'Car',
    ListingType: listingTypes[listing.carType],
    SaleStatus: saleStatuses[listing.status],
    Description: listing.comments,
    Identification: [
      { Type: 'StockNumber', Value: listing.stocknum },
      ...(listing.vin === '' ? [] : [{ Type: 'VIN', Value: listing.vin }]),
    ],
    Registration: registration(listing),
    Colours: [
      { Location: 'Exterior', Name: listing.colour },
      { Location: 'Interior', Name: listing.interior },
    ],
    OdometerReadings: odometer(listing),
    PriceList: prices(listing),
    Seller: { LocationCode: listing.locationCode },
    Specification: specification(listing),
    BuildDate: month(listing.builtIn),
    ComplianceDate: month(listing.compliedIn),
    IsCertified: listing.isCertified || null,
    ListedDate: listing.stockedOn,
    SoldDate: listing.soldOn,
    Media: media(listing.pictures),
    Documents: listing.report && [{ Type: 'HistoryReport', Url: listing.report }],
    VendorData: vendorData(listing),
  })
}

function vendorData({ market, lenders }: Listing) {
  if (!market && !lenders) return null
  return withoutBlanks({
    Autogauge: market && {
      AverageMarketPrice: market.country,
      StateAverageMarketPrice: market.state,
    },
    FinanceLenders: lenders,
  })
}

function registration({ plate, plateExpiry }: Listing) {
  return plate === '' ? null : { Number: plate, Expiry: plateExpiry }
}

function odometer({ odometerKm }: Listing) {
  return odometerKm === null ? null : [{ Type: 'Odometer', Value: odometerKm, UnitOfMeasure: 'KM' }]
}

function prices({ driveAwayDollars, egcDollars, isPriceOnApplication }: Listing) {
  if (isPriceOnApplication) return null
  return [
    { Type: 'EGC', Currency: 'AUD', Amount: egcDollars },
    { Type: 'DAP', Currency: 'AUD', Amount: driveAwayDollars },
  ].filter(({ Amount }) => Amount > 0)
}

function specification(listing: Listing) {
  const { make, model, series, year, features } = listing
  return {
    Make: make,
    Model: model,
    Series: series,
    ReleaseDate: { Year: year },
    Attributes: Object.entries(withoutBlanks(attributes(listing))).map(([Name, Value]) => ({
      Name,
      Value,
    })),
    Features: features.map(({ category, name }) => ({ Group: category, Name: name })),
  }
}

function attributes(listing: Listing) {
  return {
    Badge: listing.badge,
    BodyStyle: listing.body,
    DoorCount: listing.doors,
    SeatCapacity: listing.seats,
    FuelType: listing.fuel,
    Transmission: listing.transmission,
    DriveType: listing.drive,
    EngineCapacity: listing.engine,
    Cylinders: listing.cylinders,
    Induction: listing.induction,
    Torque: listing.newtonMetres,
    FuelConsumptionCombined: listing.litresPer100Km,
    FuelCapacity: listing.tankLitres,
    TowingBraked: listing.towKg,
    AncapRating: listing.ancap,
  }
}

function media({ gallery, turn, interior, hotspots, walkaround }: VehiclePictures) {
  return withoutBlanks({
    Photos: photos(gallery),
    SpinPhotos: photos(turn),
    InteriorPhotos: interior && photos([interior]),
    Hotspots: hotspots,
    Videos: walkaround && [{ Type: 'Walkaround', Url: walkaround }],
  })
}

function photos(paths: readonly string[]) {
  return paths.map((Url, index) => ({ Order: index + 1, Url }))
}

function month(text: string) {
  if (text === '') return null
  const [year, number] = text.split('-').map(Number)
  return { Year: year, Month: number }
}
