import { CarListsForm } from '@forecourt/feature-leads'
import type { Site } from '@forecourt/tenant-config/model'
import type { ComponentType } from 'react'

export interface CarListsProps {
  site: Pick<Site, 'features'>
  /** The bar of the comparison, on pages it is not in the way of. */
  bar: ComponentType | null
}

/** The form and the bar the buttons on cards belong to. */
export function CarLists({ site: { features }, bar: Bar }: CarListsProps) {
  return (
    <>
      {(features.favourites || features.compare || features.watchlist) && <CarListsForm />}
      {features.compare && Bar && <Bar />}
    </>
  )
}
