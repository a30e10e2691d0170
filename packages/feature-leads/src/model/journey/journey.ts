import type { JourneyAnswers } from './journey-answers.ts'

/** An online purchase that was begun, as the server stores it. Source: `D-14` */
export interface Journey {
  /** UUID. */
  id: string
  carId: number
  answers: JourneyAnswers
  /** End of it; each saved step moves it. */
  expiresAt: Date
}

/** How long a purchase is stored after its last step, and how long its link counts, in milliseconds. Source: `D-14` */
export const journeyLifetimeMs = 7 * 24 * 60 * 60 * 1000

/** Purchases and links of one visitor are told apart by digests; no store has what opens them. */
export interface JourneyStore {
  /** The newest purchase of a car that this browser may open. */
  findOwn(siteId: string, owner: string, carId: number, now: Date): Promise<Journey | null>
  /** Stores answers: of a purchase that is known, else of a new one of this browser. */
  save(siteId: string, owner: string, journey: Journey, now: Date): Promise<void>
  /** Gives a purchase a link; the one before counts no more. */
  putLink(siteId: string, id: string, link: string): Promise<void>
  /** The purchase a link opens; null once it was used or replaced. */
  findLink(siteId: string, link: string, now: Date): Promise<Journey | null>
  /** Uses a link up for one browser, which may open the purchase from now on; null where it counts no more. */
  takeLink(siteId: string, link: string, owner: string, now: Date): Promise<Journey | null>
  /** Removes the purchases begun with a phone, which is in the form of `normalisePhone`. */
  removeJourneysOf(siteId: string, phone: string): Promise<number>
  /** Removes purchases that have ended. */
  removeEnded(siteId: string, now: Date): Promise<number>
}
