import { aSite } from '@forecourt/tenant-config/testing'

/** A group of two dealerships with three locations, for tests of the import. */
export const importSite = aSite({
  id: 'group',
  dealerships: [
    { id: 1, slug: 'north-motors', name: 'North Motors', city: 'Chermside' },
    { id: 2, slug: 'south-motors', name: 'South Motors', city: 'Logan' },
  ],
  locations: [
    aLocation(1, 'North Motors', 'north-motors', 1, true),
    aLocation(2, 'South Motors', 'south-motors', 2, false),
    aLocation(3, 'South Motors Service', 'south-motors', 2, false),
  ],
})

function aLocation(id: number, name: string, dealership: string, number: number, primary: boolean) {
  return {
    id,
    name,
    slug: name.toLowerCase().replaceAll(' ', '-'),
    primary,
    location_type: id === 3 ? ('service' as const) : ('sales' as const),
    dealership_id: number,
    dealership_slug: dealership,
    address: {
      street: `${id} Yard Street`,
      city: 'Chermside',
      state: 'qld' as const,
      postcode: '4032',
    },
    contact_detail: { phone: `07 7010 000${id}` },
  }
}

/** One car of a CSV feed; what is not given is an ordinary used Corolla. */
export interface FeedLine {
  stock: string
  make?: string
  model?: string
  badge?: string
  price?: string
  year?: string
  location?: string
  vin?: string
}

const header = 'Stock number,Car type,Make,Model,Badge,DAP Price,Year,Odometer,Location code,Vin'

/** A feed in the shape of the Australian FTP CSV. */
export function aCsvFeed(lines: readonly FeedLine[]): string {
  return [header, ...lines.map(toCsv)].join('\r\n')
}

function toCsv(line: FeedLine): string {
  const { make = 'Toyota', model = 'Corolla', badge = 'Ascent', price = '24990' } = line
  const { year = '2021', location = '1', vin = '' } = line
  return [line.stock, 'Used', make, model, badge, price, year, '41250', location, vin].join(',')
}

/** Hands a text over as a file would be read, `chunkBytes` at a time. */
export async function* asBytes(text: string | Uint8Array, chunkBytes = 1024) {
  const bytes = typeof text === 'string' ? new TextEncoder().encode(text) : text
  for (let start = 0; start < bytes.length; start += chunkBytes) {
    yield bytes.subarray(start, start + chunkBytes)
  }
}
