/** Names that the documented schemas and common exports use; punctuation and case do not matter. */
const names = {
  stocknum: 'stock number|stock no|stock num|stocknum|stock|stock #|stock id',
  status: 'status|sale status|stock status',
  sold: 'sold|is sold',
  reserved: 'reserved|is reserved',
  car_type: 'car type|condition|vehicle type|type|new used|listing type',
  item_type: 'item type',
  make: 'make|manufacturer',
  model: 'model|model name',
  badge: 'badge|variant|trim',
  series: 'series',
  year: 'year|model year|build year',
  vin: 'vin|vin number|vin no',
  nvic: 'nvic|nvic code',
  rego: 'rego|registration|registration number|regplate|rego no|plate',
  rego_expiry: 'rego expiry|rego expiry date|registration expiry',
  build_date: 'build date|built',
  compliance_date: 'compliance date|complied',
  dap_price: 'dap price|dapprice|dap|drive away price|driveaway price',
  egc_price: 'egc price|egcprice|egc|price excl govt charges|price egc',
  price: 'price|advertised amount|sell price|selling price',
  advertised_price: 'advertised price|price type|advertise price',
  before_price: 'before price|was price|rrp|price before',
  offer_price: 'offer price|special price|sale price',
  preorder: 'preorder|available to order',
  subscription_price: 'subscription price|weekly subscription|subscription a week',
  odometer: 'odometer|kms|km|kilometres|mileage|odometer reading',
  body: 'body|body type|body style|bodystyle|bodyconfiguration',
  colour: 'exterior colour|colour|color|exterior color|ext colour',
  interior_colour: 'interior colour|interior color|int colour|trim colour',
  fuel: 'fuel|fuel type',
  transmission: 'transmission|trans|gearbox',
  gears: 'gears|gear num|gearnum|number of gears',
  gear_type: 'gear type|geartype',
  drive: 'drive|drive type|drivetrain',
  doors: 'doors|door|number of doors',
  seats: 'seats|seat capacity|seating capacity|number of seats',
  cylinders: 'cylinders|cyl|cylinder',
  engine_size: 'engine size|engine|engine capacity|engine cc|capacity',
  induction: 'induction|aspiration',
  fuel_consumption: 'fuel consumption|fuel consumption combined|fuelconsumptioncombined',
  fuel_capacity: 'fuel capacity|fuel tank|fuelcapacity|tank capacity',
  gross_mass: 'gross vehicle mass|gvm|grossvehiclemass',
  towing: 'towing capacity braked|towing capacity|braked towing|towingcapacitybraked',
  torque: 'torque|torque nm',
  ancap: 'ancap rating|ancap|ancaprating|safety rating',
  length: 'vehicle length|length|vehiclelength',
  width: 'vehicle width|width|vehiclewidth',
  height: 'vehicle height|height|vehicleheight',
  body_width: 'body width',
  body_length: 'body length',
  tare: 'tare weight|tare|tare mass',
  axles: 'axle type|axles|axle configuration|axle config',
  sleeps: 'sleeps|berth|berths',
  trailer_mass: 'aggregate trailer mass|atm',
  location_code: 'location code|location|location id|store code|yard',
  dealership: 'dealership name|dealership|dealer|external dealership identifier|dealer name',
  place: 'suburb|suburb state|suburb and state|vehicle location|car location',
  comments: 'dealercomments|dealer comments|comments|dealer comment|sellers comments',
  features: 'features|options|equipment|standard equipment',
  certified: 'certified|certified pre owned',
  tag: 'tag|label',
  categories: 'categories',
  show_on_website: 'show on dealer website|show on website|website',
  payment_processors: 'payment processors|payment processor',
  images: 'images|image urls|photos|image url|pictures',
  spin_images: 'spin images|spin frames|360 images',
  video_url: 'external video url|video url|video',
  walkaround_videos: 'walkaround videos|walkaround video|walkaround video url|walkaround',
  videos: 'videos|video urls',
  spin_interior_image: 'spin interior image|interior panorama|interior 360 image',
  spin_code: 'spin code|spin embed code|360 spin code',
  hotspots: 'hotspots|spin hotspots',
  history_report: 'file|history report|history report url|vehicle history report',
  market_price: 'average market price|market average',
  state_market_price: 'state average market price|state market average',
  finance_lenders: 'finance lenders|lender figures|finance figures',
  quote: 'youx quote|youxquote|weekly quote',
  stocked_date: 'date in stock|stock date|listed|listed at|date listed|created at|in stock since',
  sold_date: 'sold date|date sold|sold at|sold date timestamp',
} as const

/** One thing a feed can say about a car, whatever a format calls it. */
export type FeedField = keyof typeof names

const isFeedField = (name: string): name is FeedField => Object.hasOwn(names, name)

const fieldOfName = new Map(
  Object.keys(names)
    .filter(isFeedField)
    .flatMap((field) => names[field].split('|').map((name) => [compact(name), field] as const)),
)

/**
 * The field a column or key stands for; remarks in brackets and stars for "required" are ignored:
 * "Engine size (cc or litres)" is the engine size.
 * @returns null for a column the platform has no use for, such as the purchase cost
 */
export function fieldOfColumn(column: string): FeedField | null {
  const whole = fieldOfName.get(compact(column))
  return whole ?? fieldOfName.get(compact(column.replace(/\(.*?\)/g, ''))) ?? null
}

function compact(name: string): string {
  return name.toLowerCase().replace(/[^a-z0-9#]/g, '')
}
