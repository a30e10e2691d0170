import * as v from 'valibot'
import { type EventNumber, eventNumber } from './event-number.ts'

/** An event as it is sent. Source: `D-77` */
export interface EventMessage {
  event_id: EventNumber
  car_id?: number
  dealership_id?: number
  /** Id of the site. */
  website_id: string
  /** Address of the page it happened on. */
  url: string
  /** ISO 8601 instant of the browser's clock. */
  at: string
}

const numbers: readonly number[] = Object.values(eventNumber)

const identifier = v.optional(
  v.pipe(
    v.nullable(v.pipe(v.number(), v.safeInteger(), v.minValue(1))),
    v.transform((id) => id ?? undefined),
  ),
)

const eventSchema = v.object({
  event_id: v.custom<EventNumber>((value) => numbers.includes(value as number)),
  car_id: identifier,
  dealership_id: identifier,
  website_id: v.pipe(v.string(), v.minLength(1), v.maxLength(100)),
  url: v.pipe(v.string(), v.maxLength(2000), v.url(), v.regex(/^https?:/)),
  at: v.pipe(v.string(), v.maxLength(40), v.isoTimestamp()),
})

/**
 * Reads an event. An unknown number, an address that is none and an instant that is none make it no
 * event; fields beyond the known ones are dropped.
 * @returns the event, or the names of the fields that are wrong
 * Source: `D-77`
 */
export function parseEventMessage(
  input: unknown,
): { ok: true; event: EventMessage } | { ok: false; fields: readonly string[] } {
  const result = v.safeParse(eventSchema, input)
  if (!result.success) {
    const names = result.issues.map((issue) => v.getDotPath(issue) ?? 'event')
    return { ok: false, fields: [...new Set(names)] }
  }
  const { car_id, dealership_id, ...rest } = result.output
  return {
    ok: true,
    event: {
      ...rest,
      ...(car_id === undefined ? {} : { car_id }),
      ...(dealership_id === undefined ? {} : { dealership_id }),
    },
  }
}
