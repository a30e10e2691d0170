import { CarMarksForm, CompareBar } from '@forecourt/feature-leads'
import type { Site } from '@forecourt/tenant-config/model'

export interface CarMarksProps {
  site: Pick<Site, 'features'>
  /** Path of the page; where one car is looked at, and on the comparison itself, its bar would be in the way. */
  path: string
}

/** The form and the bar the buttons on cards belong to. */
export function CarMarks({ site: { features }, path }: CarMarksProps) {
  const isAboutOne = path.startsWith('/cars/') || path === '/compare'
  return (
    <>
      {(features.favourites || features.compare) && <CarMarksForm />}
      {features.compare && !isAboutOne && <CompareBar />}
    </>
  )
}
