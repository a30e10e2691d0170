import type {
  FieldValues,
  mechanicsFields,
  mediaFields,
  placeFields,
  priceFields,
  stockFields,
  storeFields,
  variantFields,
} from './car-fields.ts'

/** Catalogue data of the variant (`DATA-020`, `DATA-021`). */
export interface CarVariant extends FieldValues<typeof variantFields> {}

/** Facts a feed says of a car; the store adds its identity, its dates and its views. */
export interface StockCar extends FieldValues<typeof stockFields> {}

/**
 * A vehicle in a dealer's stock, the one shape every feature shares; each field is a line of
 * `car-fields.ts`. A value the source does not give is `null`; lists are empty, never missing. Money is
 * Australian dollars including GST, dates are ISO 8601.
 * Source: `DATA-001` to `DATA-021`, `D-02`
 */
export interface Car extends StockCar, FieldValues<typeof storeFields> {}

/** The part of a car that says how it is built. */
export type StockMechanics = FieldValues<typeof mechanicsFields>

/** The part of a car that says where it stands. */
export type StockPlace = FieldValues<typeof placeFields>

/** The part of a car that shows it. */
export type StockMedia = FieldValues<typeof mediaFields>

/** The part of a car that says what it costs. */
export type StockPrice = FieldValues<typeof priceFields>
