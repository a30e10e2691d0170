import * as v from 'valibot'
import type { TradeInProvider } from '../../model/trade-in/trade-in-provider.ts'
import {
  formatVehicleId,
  parseVehicleId,
  vehicleNameLength,
} from '../../model/trade-in/trade-in-vehicle.ts'

/** How a service that values cars is reached. */
export interface HttpTradeInOptions {
  /** Address before `/rego`, `/adjustments/{id}` and `/valuation`. */
  url: string
  /** Sent as a bearer token. Default none. */
  key?: string | undefined
  fetch: typeof globalThis.fetch
}

/** Largest answer that is read, in bytes. */
const LARGEST_ANSWER = 64 * 1024

const name = v.pipe(v.string(), v.trim(), v.maxLength(vehicleNameLength))
const word = v.pipe(v.string(), v.regex(/^[\w.-]{1,40}$/))
const label = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(200))

const vehicleSchema = v.object({
  id: v.pipe(v.union([v.string(), v.number()]), v.transform(String), v.regex(/^[\w.~-]{1,120}$/)),
  make: v.pipe(name, v.minLength(1)),
  model: v.pipe(name, v.minLength(1)),
  year: v.pipe(
    v.union([v.number(), v.pipe(v.string(), v.regex(/^\d{4}$/), v.transform(Number))]),
    v.integer(),
    v.minValue(1900),
    v.maxValue(2200),
  ),
  badge: v.optional(v.nullable(name), ''),
})

const questionsSchema = v.object({
  questions: v.pipe(
    v.array(
      v.object({
        id: word,
        label,
        options: v.pipe(v.array(v.object({ id: word, label })), v.minLength(1), v.maxLength(20)),
      }),
    ),
    v.maxLength(12),
  ),
})

const valuationSchema = v.union([
  v.object({ offer_price: v.pipe(v.number(), v.minValue(1), v.maxValue(10_000_000)) }),
  v.object({ eligible: v.literal(false), reason: v.picklist(['age', 'km']) }),
])

/**
 * A service that values cars, with the calls of `D-69`: `GET {url}/rego?rego=&regoState=`,
 * `GET {url}/adjustments/{id}` and `POST {url}/valuation`. It has no call for a car without a registration.
 * Source: `D-69`, `API-045`, `API-046`
 */
export function createHttpTradeIn(options: HttpTradeInOptions): TradeInProvider {
  return {
    isDemonstration: false,
    async findVehicle({ rego, regoState }, signal) {
      const query = new URLSearchParams({ rego, regoState })
      const answer = await call(options, `rego?${query}`, { signal })
      if (answer === undefined) return null
      const { id, badge, ...car } = read(vehicleSchema, answer, 'car')
      return { ...car, badge: badge ?? '', id: formatVehicleId(car.year, id) }
    },
    identify: () => Promise.resolve(null),
    async loadQuestions(id, signal) {
      const { providerId } = parseVehicleId(id) ?? {}
      if (!providerId) return null
      const answer = await call(options, `adjustments/${encodeURIComponent(providerId)}`, {
        signal,
      })
      return answer === undefined ? null : read(questionsSchema, answer, 'questions').questions
    },
    async value({ id, km, adjustmentAnswers }, signal) {
      const { providerId } = parseVehicleId(id) ?? {}
      if (!providerId) return null
      const body = { id: providerId, km, adjustmentAnswers }
      const answer = await call(options, 'valuation', { signal, body })
      if (answer === undefined) return null
      const valuation = read(valuationSchema, answer, 'valuation')
      return 'offer_price' in valuation
        ? { offer_price: Math.round(valuation.offer_price) }
        : valuation
    },
  }
}

function read<Schema extends v.GenericSchema>(
  schema: Schema,
  answer: unknown,
  subject: string,
): v.InferOutput<Schema> {
  const result = v.safeParse(schema, answer)
  if (!result.success) throw new Error(`the valuation service answered with no ${subject}`)
  return result.output
}

/** @returns the JSON of the answer; undefined for 404, which says that there is no such thing */
async function call(
  { url, key, fetch }: HttpTradeInOptions,
  path: string,
  { signal, body }: { signal: AbortSignal; body?: unknown },
): Promise<unknown> {
  const response = await fetch(`${url.replace(/\/+$/, '')}/${path}`, {
    method: body === undefined ? 'GET' : 'POST',
    headers: {
      accept: 'application/json',
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...(key && { authorization: `Bearer ${key}` }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
    signal,
    redirect: 'error',
  })
  if (!response.ok) {
    await response.body?.cancel()
    if (response.status === 404) return undefined
    throw new Error(`the valuation service answered ${response.status}`)
  }
  return JSON.parse(await readText(response))
}

/** Text of an answer; one that is too large is not read to its end. */
async function readText(response: Response): Promise<string> {
  const decoder = new TextDecoder()
  let bytes = 0
  let text = ''
  for await (const part of response.body ?? []) {
    bytes += part.byteLength
    if (bytes > LARGEST_ANSWER) throw new Error('the valuation service answered too much')
    text += decoder.decode(part, { stream: true })
  }
  return text + decoder.decode()
}
