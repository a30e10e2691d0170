import type { Car } from '@forecourt/stock/model'
import { formatViewPath, pickCarFields } from '../../model/index.ts'
import type { VisitedCar } from './view-call.ts'

export interface VisitedCarMarkerProps {
  /** The car of the page. */
  car: Car
  /** Id of the site. */
  siteId: string
}

const unsafe = /</g

/** Tells the page's script (`connectCarVisit`) which car the page is about. */
export function VisitedCarMarker({ car, siteId }: VisitedCarMarkerProps) {
  const visited: VisitedCar = {
    id: car.id,
    dealershipId: car.dealership_id,
    carType: car.car_type,
    viewPath: formatViewPath(car, siteId),
    fields: pickCarFields(car),
  }
  const json = JSON.stringify(visited).replace(unsafe, '\\u003c')
  return (
    // oxlint-disable-next-line react/no-danger -- JSON with every `<` escaped
    <script
      type="application/json"
      data-visited-car=""
      dangerouslySetInnerHTML={{ __html: json }}
    />
  )
}
