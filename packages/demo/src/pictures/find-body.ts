import type { BodyKey } from './vehicle-picture.ts'

/** Facts of a vehicle that decide the body it is pictured as. */
export interface BodyFacts {
  /** Body or kind of vehicle in the feed's own words: "Cab Chassis", "Prime Mover", "Caravan". */
  body: string
  /** Model, as its maker calls it. Default unknown. */
  model?: string
  /** Variant of the model: "SLWB", "NQR 87-190". Default unknown. */
  badge?: string
  /** Default unknown. */
  seats?: number
  /** True for a vehicle that runs on its battery alone. Default false. */
  isElectric?: boolean
  /** Axles of what is towed: "Single" or "Tandem". Default unknown. */
  axles?: string
}

/** A row of the table: the first one a vehicle fits is its body. */
interface BodyRow {
  body: BodyKey
  /** The feed's word for it. */
  word: RegExp
  /** Models it stands for. Default any. */
  models?: string
  /** Badges of these models it stands for. Default any. */
  badges?: string
  /** Default any number. */
  fewestSeats?: number
  /** Default any. */
  isElectric?: true
  /** Default any. */
  axles?: 'Single'
}

/** From the particular to the general; the last row of a word stands for all others of it. */
const bodyTable: readonly BodyRow[] = [
  { body: 'campervan', word: /camper ?van/ },
  { body: 'motorhome', word: /motor ?home/ },
  { body: 'pop-top', word: /pop.?top/ },
  { body: 'camper-trailer', word: /camper trailer/ },
  { body: 'caravan-compact', word: /caravan/, axles: 'Single' },
  {
    body: 'caravan-offroad',
    word: /caravan/,
    models: 'Road Owl, Manta Ray, X-Country, Excalibur, Silverline',
  },
  { body: 'caravan', word: /caravan|camper|fifth wheel|toy hauler/ },
  { body: 'motorcycle', word: /sports? ?bike/, models: 'Continental GT 650' },
  { body: 'sports-bike', word: /sports? ?bike/ },
  { body: 'sports-bike', word: /touring bike/, models: 'Ninja 1000SX, GSX-S1000GT' },
  { body: 'touring-bike', word: /touring bike|bagger/ },
  { body: 'cruiser', word: /cruiser/ },
  { body: 'dirt-bike', word: /dirt ?bike|enduro|moto ?cross/ },
  { body: 'adventure-bike', word: /adventure|trail/ },
  { body: 'scooter', word: /scooter/ },
  { body: 'motorcycle', word: /motor ?(?:cycle|bike)|naked/ },
  {
    body: 'prime-mover-cabover',
    word: /prime mover|tractor|semi/,
    models: 'FH, FM, R Series, 700 Series, Quon, K200',
  },
  { body: 'prime-mover', word: /prime mover|tractor|semi/ },
  { body: 'tipper', word: /tipper/ },
  { body: 'pantech', word: /pantech/ },
  { body: 'curtain-sider', word: /curtain|taut ?liner/ },
  // Others of which feeds say no more than that they are trucks.
  {
    body: 'curtain-sider',
    word: /truck/,
    models: 'F Series, Croner, P Series',
    badges: 'FRR 110-260, FVD 165-300, PK 17 280, P 360',
  },
  { body: 'light-truck', word: /truck|tray body|rigid|crane|table ?top/ },
  { body: 'bus', word: /bus|coach/ },
  { body: 'people-mover', word: /people ?mover|mpv/ },
  { body: 'convertible', word: /convertible|cabriolet|roadster|spider|spyder|soft ?top/ },
  { body: 'coupe', word: /coupe|hardtop|gran turismo/ },
  { body: 'cab-chassis', word: /cab chassis|single cab/ },
  {
    body: 'ute-rugged',
    word: /ute/,
    models: 'HiLux, D-MAX, Triton, Navara, Tasman, Cannon, Gladiator, 1500',
  },
  { body: 'ute', word: /ute|utility|pick ?up|dual cab/ },
  { body: 'suv-electric', word: /suv/, isElectric: true },
  {
    body: 'four-wheel-drive',
    word: /suv|4x4|wagon 4wd/,
    models: [
      'Everest, LandCruiser, LandCruiser Prado, MU-X, Fortuner, Patrol, Pajero Sport, Pajero, Defender, Discovery',
      'Wrangler, Jimny, Trailblazer, D90, Grand Cherokee, Range Rover Sport',
    ].join(', '),
  },
  { body: 'suv-large', word: /suv/, fewestSeats: 7 },
  {
    body: 'suv-small',
    word: /suv/,
    models: [
      'Yaris Cross, Kona, CX-3, Venue, Stonic, ZS, Juke, Trax, T-Cross, Puma, EcoSport, Kamiq, 2008, Captur, Niro',
      'ASX, HR-V, Jolion, Haval Jolion, Vitara, S-Cross, Tiggo 4 Pro, Seltos, C-HR, GLA-Class, T-Roc, Corolla Cross',
    ].join(', '),
  },
  {
    body: 'suv-sharp',
    word: /suv/,
    models: [
      'Sportage, RAV4, HS, X-Trail, Outlander, CX-60, Q3, Haval H6 GT, Arkana, C40, UX, NX, RX, Altana',
      'Eclipse Cross, Tiguan, GLC-Class, Range Rover Evoque, Equinox',
    ].join(', '),
  },
  { body: 'suv', word: /suv|4x4|crossover|wagon 4wd/ },
  { body: 'wagon', word: /wagon|estate|touring|avant/ },
  { body: 'van-high', word: /van/, models: 'HiAce', badges: 'SLWB' },
  { body: 'van-small', word: /van/, models: 'Kangoo' },
  { body: 'van', word: /van/ },
  {
    body: 'hatch-small',
    word: /hatch/,
    models: [
      '2, Swift, Picanto, MG3, Mirage, Yaris, GR Yaris, Fiesta, Polo, Rio, Hatch, Accent, Ignis, Baleno, Jazz, Barina',
      'i20 N, Fabia, A1, Getz, Micra, 208, Clio, Prius C',
    ].join(', '),
  },
  {
    body: 'hatch-sharp',
    word: /hatch/,
    models:
      '3, Civic, Civic Type R, Focus, Cerato, A-Class, A3, S3, i30 N, Golf R, Pulsar, Commodore',
  },
  { body: 'hatch', word: /hatch|liftback/ },
  {
    body: 'sedan-large',
    word: /sedan/,
    models:
      'Camry, Imperia, 5 Series, E-Class, Commodore, Falcon, Aurion, Accord, Stinger, ES, 6, Liberty',
  },
  { body: 'sedan', word: /sedan|saloon|prestige/ },
]

/** True where a vehicle is what a row of the table says. */
function fits(row: BodyRow, vehicle: BodyFacts) {
  const { body, model = '', badge = '', seats = 0, isElectric = false, axles } = vehicle
  return (
    row.word.test(body.toLowerCase()) &&
    (row.models === undefined || row.models.split(', ').includes(model)) &&
    (row.badges === undefined || row.badges.split(', ').includes(badge)) &&
    seats >= (row.fewestSeats ?? 0) &&
    (isElectric || !row.isElectric) &&
    (row.axles === undefined || row.axles === axles)
  )
}

/**
 * The body a vehicle is pictured as.
 * @throws Error for a word that no body is known by: a demo vehicle would have wrong pictures
 */
export function findBody(vehicle: BodyFacts): BodyKey {
  const found = bodyTable.find((row) => fits(row, vehicle))
  if (!found) throw new Error(`[demo] expected a body there are pictures of, got "${vehicle.body}"`)
  return found.body
}
