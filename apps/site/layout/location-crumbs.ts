import { LOCATOR_PATH, type Location } from '@forecourt/feature-locations/model'
import type { Crumb } from '@forecourt/feature-vdp/model'

const home: Crumb = { label: 'Home', href: '/' }

/** Where the list of locations stands. */
export const locatorCrumbs: readonly Crumb[] = [home, { label: 'Our Locations' }]

/** Where the page of a location stands. */
export const locationCrumbs = ({ name }: Pick<Location, 'name'>): readonly Crumb[] => [
  home,
  { label: 'Our Locations', href: LOCATOR_PATH },
  { label: name },
]
