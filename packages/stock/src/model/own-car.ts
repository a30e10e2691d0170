import type { Car } from './car.ts'
import { createBlankMaker, stockFields } from './car-fields.ts'
import { formatCarPath, formatCarSlug } from './car-path.ts'
import { joinNames } from './joined-name.ts'

/** Facts no car is without; any other may be among them. */
export type CarFacts = Partial<Car> &
  Pick<
    Car,
    'id' | 'make' | 'model' | 'car_type' | 'dealership_id' | 'dealership_slug' | 'created_at'
  >

/**
 * Car of a stock that is not imported, such as a row of your own database. Facts are taken as they are; any
 * other is blank, or follows from them: name, slug, path, first picture, and that it is for sale. Filters
 * read `simple_body`, `simple_fuel`, `simple_drive` and `simple_transmission`.
 */
export function createCar(facts: CarFacts): Car {
  const { year = null, make, model, badge = null, stocknum, id, images = [] } = facts
  const slug = facts.slug ?? formatCarSlug({ year, make, model, badge }, stocknum ?? String(id))
  const pictures = images.flatMap(({ image }) => image ?? [])
  const known = Object.entries(facts).filter(([, value]) => value !== undefined)
  return {
    ...createBlankMaker(stockFields)(),
    name: joinNames([year, make, model, badge]),
    slug,
    path: formatCarPath({ slug }),
    status: 'in_stock',
    show_on_dealer_website: true,
    thumbnails: pictures.map(({ thumb }) => thumb.url),
    primary_image_url: pictures[0]?.url ?? null,
    photos_count: pictures.length,
    sold_date_timestamp: null,
    updated_at: facts.created_at,
    views: 0,
    ...(Object.fromEntries(known) as typeof facts),
  }
}
