import { CarListsForm, CompareBar } from '@forecourt/feature-leads'
import type { Site } from '@forecourt/tenant-config/model'

export interface CarListsProps {
  site: Pick<Site, 'features'>
  /** Path of the page; where one car is looked at, and on the comparison itself, its bar would be in the way. */
  path: string
}

/** The form and the bar the buttons on cards belong to. */
export function CarLists({ site: { features }, path }: CarListsProps) {
  const isAboutOne = path.startsWith('/cars/') || path === '/compare'
  return (
    <>
      {(features.favourites || features.compare || features.watchlist) && <CarListsForm />}
      {features.compare && !isAboutOne && <CompareBar />}
    </>
  )
}
