/** The dealers of the toolbar, by name. Nothing of the brands is loaded with it. */
export const dealerTitles = {
  harbour: 'Harbour Motor Group',
  ridgeline: 'Ridgeline Used Cars',
  caravans: 'Currawong Caravans',
  ironbark: 'Ironbark Trucks and Motorcycles',
  aurelia: 'Aurelia',
} as const

/** Name of a dealer of the toolbar. */
export type DealerName = keyof typeof dealerTitles

/** Names of all dealers, in the order of the toolbar. */
export const dealerNames = Object.keys(dealerTitles) as readonly DealerName[]
