/** Height of the horizon in each stored view of a body, as a share of the picture's height from its top. */
export type Horizons = Record<string, Record<string, number>>
