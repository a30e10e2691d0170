import type { Car, StockCar } from './car.ts'

/** The answer to a vehicle page's address. */
export type CarBySlug =
  | { kind: 'car'; car: Car }
  /** The car is now known by another slug; answer 301 to it (`PLUS-010`). */
  | { kind: 'moved'; slug: string }
  /** The car has left the stock. */
  | { kind: 'withdrawn'; car: Car }
  | { kind: 'unknown' }

/** The stock of a site has a new generation; `null` when changes may have been missed. */
export interface StockChange {
  siteId: string
  generation: number
}

/** Part that changed in a site's stock since an older generation. */
export interface StockDifference {
  /** The generation the difference leads to. */
  generation: number
  /** Cars that came or changed. */
  changed: Car[]
  /** Ids of cars that left the stock. */
  withdrawnIds: number[]
}

/** The stock of every site, each reached by its id only. */
export interface StockStore {
  /**
   * Hands over every car in stock in batches, by id.
   * @param onBatch is awaited before the next batch is read
   * @returns the generation at the beginning, 0 before the first import; what an import changed
   *   meanwhile comes again from `loadStockChanges` with this number
   */
  loadStock(
    siteId: string,
    onBatch: (cars: Car[]) => void | Promise<void>,
  ): Promise<{ generation: number }>
  /**
   * Part that changed after `sinceGeneration`.
   * @param onBatch is handed the changed cars in batches, in no particular order, and awaited before the next
   *   one; `changed` of the result is then empty. Default none: `changed` has them all, by id
   */
  loadStockChanges(
    siteId: string,
    sinceGeneration: number,
    onBatch?: (cars: Car[]) => void | Promise<void>,
  ): Promise<StockDifference>
  /** The car of a vehicle page's address, sold ones included (`D-82`, `PLUS-010`). */
  loadCarBySlug(siteId: string, slug: string): Promise<CarBySlug>
  /** Cars in stock in the order of `ids`; unknown and withdrawn ones are left out. */
  loadCarsByIds(siteId: string, ids: readonly number[]): Promise<Car[]>
  /** Grows with every change of the site's stock; 0 before the first import. */
  readGeneration(siteId: string): Promise<number>
  /**
   * Calls `onChange` after each commit that changed some site's stock, here or in another process.
   * `null` means that notices may have been lost: compare every site's generation.
   * @returns a function that ends the watch
   */
  watchStock(onChange: (change: StockChange | null) => void): Promise<() => Promise<void>>
  /**
   * Gives a car another slug; the old one leads to it for ever (`PLUS-010`).
   * @returns `unknown` without a car of the old slug, `taken` when the new one belongs to another car
   * @throws RangeError unless the new slug is made of `[a-z0-9-]`
   */
  renameCar(siteId: string, slug: string, newSlug: string): Promise<'renamed' | 'unknown' | 'taken'>
  /**
   * Marks a car the site took a reservation for, or with null frees it again; imports leave the mark as it
   * is. Nothing happens to a car that is not known.
   */
  setReserved(siteId: string, carId: number, at: Date | null): Promise<void>
  /**
   * Replaces the stock of a site in one transaction: `fill` stages the rows of a feed, then the store
   * compares them with what it has. Without a commit, whatever the reason, the old stock stands
   * (`PLUS-005` to `PLUS-008`).
   */
  replaceStock(
    siteId: string,
    options: ReplaceStockOptions,
    fill: (stage: (rows: StagedRow[]) => Promise<void>) => Promise<void>,
  ): Promise<ReplaceStockResult>
}

/** How far a replacement may go. */
export interface ReplaceStockOptions {
  /** The instant of the import; new cars enter stock at it unless the feed says when. */
  now: Date
  /** Withdraw more than half of the stock without asking (`PLUS-007`). */
  force: boolean
  /** The feed is not the whole stock: nothing absent is withdrawn. */
  partial: boolean
}

/** Line of a feed, from 1, with what it is about. */
export type StagedRow = { line: number; stocknum: string } & (
  | {
      kind: 'car'
      dealershipSlug: string
      /** The slug the car gets when it is new. */
      slug: string
      car: StockCar
      /** Digest of `car` and `soldAt`; equal digests mean that nothing changed. */
      fingerprint: string
      /** When the car came in, ISO 8601, if the feed says so. */
      stockedAt: string | null
      /** When it was sold, ISO 8601, if the feed says so. */
      soldAt: string | null
    }
  /** The feed says that the car is no longer for sale. */
  | { kind: 'gone'; dealershipSlug: string }
  /** The row was refused, but its car is in stock: what the store has stays as it is. */
  | { kind: 'held'; dealershipSlug: string | null }
)

/** A stock number or VIN that several lines share. */
export interface SharedValue {
  value: string
  lines: number[]
}

/** Counts of cars, and what the comparison found. */
export interface StockReplacement {
  generation: number
  added: number
  changed: number
  unchanged: number
  withdrawn: number
  /** The same car said the same way more than once; imported once. */
  repeated: SharedValue[]
  /** One stock number with different cars or values; none of its lines was imported. */
  conflicting: SharedValue[]
  /** Imported all the same. */
  sharedVins: SharedValue[]
}

/** The outcome of a replacement. */
export type ReplaceStockResult =
  | ({ ok: true } & StockReplacement)
  /** More than half of the stock would be gone; nothing was changed. */
  | { ok: false; reason: 'drops-most'; stockBefore: number; wouldWithdraw: number }
