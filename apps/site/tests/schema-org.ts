/** Values a property may have. */
type Range = 'Text' | 'URL' | 'Number' | 'Integer' | 'Date' | 'Time' | (string & {})

interface VocabularyType {
  /** The type it is a kind of. */
  parent?: string
  properties: Readonly<Record<string, readonly Range[]>>
}

/**
 * The part of the vocabulary that the sites speak: each type with its parent, each property with what
 * its values may be.
 * Source: schema.org, release 29
 */
const vocabulary: Readonly<Record<string, VocabularyType>> = {
  Thing: {
    properties: {
      name: ['Text'],
      url: ['URL'],
      image: ['URL'],
      description: ['Text'],
      sameAs: ['URL'],
    },
  },
  AggregateRating: {
    parent: 'Thing',
    properties: { ratingValue: ['Number'], reviewCount: ['Integer'], bestRating: ['Number'] },
  },
  Product: {
    parent: 'Thing',
    properties: {
      brand: ['Brand', 'Organization'],
      model: ['Text'],
      color: ['Text'],
      sku: ['Text'],
      itemCondition: ['OfferItemCondition'],
      offers: ['Offer'],
    },
  },
  Vehicle: {
    parent: 'Product',
    properties: {
      bodyType: ['Text', 'URL'],
      driveWheelConfiguration: ['DriveWheelConfigurationValue', 'Text'],
      fuelType: ['Text', 'URL'],
      mileageFromOdometer: ['QuantitativeValue'],
      numberOfDoors: ['Number', 'QuantitativeValue'],
      vehicleConfiguration: ['Text'],
      vehicleIdentificationNumber: ['Text'],
      vehicleInteriorColor: ['Text'],
      vehicleModelDate: ['Date'],
      vehicleSeatingCapacity: ['Number', 'QuantitativeValue'],
      vehicleTransmission: ['Text', 'URL'],
    },
  },
  Car: { parent: 'Vehicle', properties: {} },
  BusOrCoach: { parent: 'Vehicle', properties: {} },
  Motorcycle: { parent: 'Vehicle', properties: {} },
  Brand: { parent: 'Thing', properties: { logo: ['URL'], slogan: ['Text'] } },
  QuantitativeValue: {
    parent: 'Thing',
    properties: { value: ['Number', 'Text'], unitCode: ['Text', 'URL'], unitText: ['Text'] },
  },
  Offer: {
    parent: 'Thing',
    properties: {
      availability: ['ItemAvailability'],
      itemCondition: ['OfferItemCondition'],
      price: ['Number', 'Text'],
      priceCurrency: ['Text'],
      seller: ['Organization', 'Person'],
    },
  },
  Organization: {
    parent: 'Thing',
    properties: {
      address: ['PostalAddress', 'Text'],
      telephone: ['Text'],
      aggregateRating: ['AggregateRating'],
    },
  },
  LocalBusiness: {
    parent: 'Organization',
    properties: {
      geo: ['GeoCoordinates'],
      openingHoursSpecification: ['OpeningHoursSpecification'],
      hasMap: ['URL'],
      parentOrganization: ['Organization'],
    },
  },
  AutoDealer: { parent: 'LocalBusiness', properties: {} },
  AutoRepair: { parent: 'LocalBusiness', properties: {} },
  AutoPartsStore: { parent: 'LocalBusiness', properties: {} },
  PostalAddress: {
    parent: 'Thing',
    properties: {
      streetAddress: ['Text'],
      addressLocality: ['Text'],
      addressRegion: ['Text'],
      postalCode: ['Text'],
      addressCountry: ['Text'],
    },
  },
  GeoCoordinates: {
    parent: 'Thing',
    properties: { latitude: ['Number', 'Text'], longitude: ['Number', 'Text'] },
  },
  OpeningHoursSpecification: {
    parent: 'Thing',
    properties: {
      dayOfWeek: ['DayOfWeek'],
      opens: ['Time'],
      closes: ['Time'],
      validFrom: ['Date'],
      validThrough: ['Date'],
    },
  },
  BreadcrumbList: {
    parent: 'Thing',
    properties: { itemListElement: ['ListItem'], numberOfItems: ['Integer'] },
  },
  ListItem: { parent: 'Thing', properties: { item: ['URL'], position: ['Integer', 'Text'] } },
}

/** Members of the enumerations. */
const enumerations: Readonly<Record<string, readonly string[]>> = {
  DayOfWeek: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'],
  DriveWheelConfigurationValue: [
    'AllWheelDriveConfiguration',
    'FourWheelDriveConfiguration',
    'FrontWheelDriveConfiguration',
    'RearWheelDriveConfiguration',
  ],
  ItemAvailability: [
    'BackOrder',
    'Discontinued',
    'InStock',
    'InStoreOnly',
    'LimitedAvailability',
    'MadeToOrder',
    'OnlineOnly',
    'OutOfStock',
    'PreOrder',
    'PreSale',
    'Reserved',
    'SoldOut',
  ],
  OfferItemCondition: ['DamagedCondition', 'NewCondition', 'RefurbishedCondition', 'UsedCondition'],
}

const isText = (value: unknown) => typeof value === 'string' && value.trim() !== ''

/** Plain values; everything else is a thing or a member of an enumeration. */
const plain: Readonly<Record<string, (value: unknown) => boolean>> = {
  Text: isText,
  URL: (value) => isText(value) && /^https?:\/\/[^\s]+$/.test(String(value)),
  Number: (value) => typeof value === 'number' && Number.isFinite(value),
  Integer: (value) => Number.isInteger(value),
  Date: (value) => isText(value) && /^\d{4}(?:-\d\d(?:-\d\d)?)?$/.test(String(value)),
  Time: (value) => isText(value) && /^(?:[01]\d|2[0-3]):[0-5]\d(?::[0-5]\d)?$/.test(String(value)),
}

function isKindOf(type: string, range: string): boolean {
  const parent = vocabulary[type]?.parent
  return type === range || (parent !== undefined && isKindOf(parent, range))
}

function propertyOf(type: string, name: string): readonly Range[] | undefined {
  const found = vocabulary[type]
  if (!found) return undefined
  return found.properties[name] ?? (found.parent ? propertyOf(found.parent, name) : undefined)
}

const isThing = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

function fits(value: unknown, range: Range): boolean {
  if (plain[range]) return plain[range](value)
  const members = enumerations[range]
  if (members) return members.some((member) => value === `https://schema.org/${member}`)
  return isThing(value) && typeof value['@type'] === 'string' && isKindOf(value['@type'], range)
}

function valueProblems(path: string, value: unknown, ranges: readonly Range[]): string[] {
  const fitting = ranges.some((range) => fits(value, range))
  const own = fitting ? [] : [`${path}: ${JSON.stringify(value)} is no ${ranges.join(' or ')}`]
  return isThing(value) ? [...own, ...thingProblems(path, value)] : own
}

function thingProblems(path: string, thing: Record<string, unknown>): string[] {
  const { '@type': type, '@context': _, ...properties } = thing
  if (typeof type !== 'string' || !vocabulary[type])
    return [`${path}: no such type, ${String(type)}`]
  return Object.entries(properties).flatMap(([name, value]) => {
    const ranges = propertyOf(type, name)
    if (!ranges) return [`${path}.${name}: no property of ${type}`]
    const values = Array.isArray(value) ? value : [value]
    if (values.length === 0) return [`${path}.${name}: an empty list`]
    return values.flatMap((one: unknown) => valueProblems(`${path}.${name}`, one, ranges))
  })
}

/**
 * Terms of a piece of structured data that the vocabulary does not know: types, properties of a type,
 * kinds of value. Empty for one that is right.
 */
export function vocabularyProblems(data: unknown): readonly string[] {
  if (!isThing(data)) return ['not a thing']
  const context = data['@context'] === 'https://schema.org' ? [] : ['@context is not schema.org']
  return [...context, ...thingProblems(String(data['@type']), data)]
}
