import { isFeatureOn, type Site } from '@forecourt/tenant-config/model'
import { isOwnPage } from '@forecourt/tenant-config/server'
import * as v from 'valibot'
import { tradeIn as kind } from '../../model/kinds/trade-in.ts'
import { leadMessage } from '../../model/lead-message.ts'
import { tradeInSubcategory } from '../../model/trade-in/lead-trade-in.ts'
import { parseRego, parseRegoState } from '../../model/trade-in/rego.ts'
import { findIneligibility, mostKm } from '../../model/trade-in/trade-in-eligibility.ts'
import { tradeInMessage } from '../../model/trade-in/trade-in-message.ts'
import { pickTradeInNoun } from '../../model/trade-in/trade-in-noun.ts'
import { mostAdjustments } from '../../model/trade-in/trade-in-state.ts'
import { parseVehicleId } from '../../model/trade-in/trade-in-vehicle.ts'
import { countLead, type LeadsHandlerOptions } from '../leads.handler.ts'
import {
  createMethodRefusal,
  createOutageRefusal,
  foreignRefusal,
  isRefusal,
  type Refusal,
  refusalResponse,
} from '../refusal.ts'
import { readRequestFields } from '../request-body.ts'
import { acceptTradeIn } from './accept-trade-in.ts'
import { noteValuation } from './note-valuation.ts'
import { askProvider, findCurrentYear, type TradeInPorts } from './trade-in-ports.ts'

/** A call of the trade-in. */
export type TradeInCall = (request: Request, site: Site) => Promise<Response>

/** The calls of the trade-in by name. */
export interface TradeInCalls {
  /** `GET /api/trade-in/rego?rego=&regoState=`: 200 `{"id", "make", "model", "year", "badge"}` or 404. */
  findRego: TradeInCall
  /** `GET /api/trade-in/adjustments/{id}`: 200 `{"questions": […]}` or 404. */
  listAdjustments: TradeInCall
  /** `POST /api/trade-in/valuation`: 200 `{"offer_price"}` or `{"eligible": false, "reason"}`. */
  value: TradeInCall
  /** `POST /api/trade-in/accept`: 201 `{"lead_id"}`. */
  accept: TradeInCall
  /** `POST /api/miscellaneous`: 200 `{"success": true}`. */
  note: TradeInCall
}

const noStore = { 'cache-control': 'no-store' }
const json = (body: unknown, status = 200) => Response.json(body, { status, headers: noStore })
const refuse = (refusal: Omit<Refusal, 'format'>) => refusalResponse({ ...refusal, format: 'json' })

const unavailable = (site: Site) =>
  createOutageRefusal(tradeInMessage.unavailable(pickTradeInNoun(site)))
const notFound = (error: string): Response => json({ error, code: 'not_found' }, 404)

const word = v.pipe(v.string(), v.regex(/^[\w.-]{1,40}$/))

const valuationSchema = v.object({
  id: v.pipe(v.string(), v.maxLength(130)),
  km: v.pipe(v.number(), v.safeInteger(), v.minValue(0), v.maxValue(mostKm)),
  adjustmentAnswers: v.optional(
    v.pipe(
      v.record(word, word),
      v.check((answers) => Object.keys(answers).length <= mostAdjustments),
    ),
    {},
  ),
})

const acceptanceSchema = v.object({
  category: v.literal(kind.category),
  subcategory: v.literal(tradeInSubcategory.offerAccepted),
  lead_id: v.pipe(v.string(), v.regex(/^[0-9a-f-]{36}$/)),
  form_completed: v.literal(true),
  offer_accepted: v.literal(true),
})

const malformed = (issues: readonly v.BaseIssue<unknown>[]): Response => {
  const names = issues.map((issue) => v.getDotPath(issue)?.split('.')[0] ?? 'body')
  const fields = Object.fromEntries(names.map((name) => [name, leadMessage.invalidChoice]))
  return refuse({ status: 422, code: 'invalid', error: tradeInMessage.malformed, fields })
}

/** Calls of the trade-in. Source: `D-69`, `D-70`, `API-042`, `API-045` to `API-047` */
export function createTradeInCalls(options: TradeInPorts & LeadsHandlerOptions): TradeInCalls {
  return {
    findRego: (request, site) => findRego(options, new URL(request.url), site),
    listAdjustments: (request, site) => listAdjustments(options, new URL(request.url), site),
    value: posted((fields, _request, site) => value(options, fields, site)),
    accept: posted(async (fields, request, site) => {
      const asked = v.safeParse(acceptanceSchema, fields)
      if (!asked.success) return malformed(asked.issues)
      const taken = await acceptTradeIn(options, request, site, asked.output.lead_id)
      if (isRefusal(taken)) {
        const { status } = taken
        return refuse({ ...taken, status: status === 200 ? 422 : status })
      }
      countLead(options, taken, site)
      return json({ lead_id: taken.leadId }, 201)
    }),
    note: posted(async (fields, _request, site) => {
      if (!site.tradeIn.postValuation || !isFeatureOn(site, 'tradeIn'))
        return notFound(tradeInMessage.malformed)
      const refusal = await noteValuation(options, site, fields)
      return refusal ? refuse(refusal) : json({ success: true })
    }),
  }
}

/** A call that takes JSON or form fields from a page of the site, or from a program. */
function posted(
  take: (
    fields: Readonly<Record<string, unknown>>,
    request: Request,
    site: Site,
  ) => Promise<Response>,
): TradeInCall {
  return async (request, site) => {
    if (request.method !== 'POST')
      return refusalResponse(createMethodRefusal(tradeInMessage.malformed))
    if (!isOwnPage(request, site.domains)) return refusalResponse(foreignRefusal)
    const read = await readRequestFields(request)
    return isRefusal(read) ? refusalResponse(read) : take(read.fields, request, site)
  }
}

async function findRego(ports: TradeInPorts, { searchParams }: URL, site: Site) {
  const rego = parseRego(searchParams.get('rego'))
  const regoState = parseRegoState(searchParams.get('regoState'), site.state)
  const fields = {
    ...(rego === null && { rego: tradeInMessage.rego }),
    ...(regoState === null && { regoState: leadMessage.invalidChoice }),
  }
  if (rego === null || regoState === null)
    return refuse({ status: 422, code: 'invalid', error: tradeInMessage.malformed, fields })
  const provider = ports.providerFor(site)
  if (!provider) return notFound(tradeInMessage.regoUnknown(pickTradeInNoun(site)))
  const asked = { rego, regoState }
  const found = await askProvider(ports, site, (signal) => provider.findVehicle(asked, signal))
  ports.onOutcome?.(found.ok ? (found.answer ? 'found' : 'not_found') : 'lookup_failed')
  if (!found.ok)
    return refuse(createOutageRefusal(tradeInMessage.regoUnavailable(pickTradeInNoun(site))))
  return found.answer
    ? json(found.answer)
    : notFound(tradeInMessage.regoUnknown(pickTradeInNoun(site)))
}

async function listAdjustments(ports: TradeInPorts, { pathname }: URL, site: Site) {
  const id = decodeId(pathname.slice(pathname.lastIndexOf('/') + 1))
  const provider = ports.providerFor(site)
  if (!provider || id === null) return notFound(tradeInMessage.unknown)
  const found = await askProvider(ports, site, (signal) => provider.loadQuestions(id, signal))
  if (!found.ok) return refuse(unavailable(site))
  return found.answer ? json({ questions: found.answer }) : notFound(tradeInMessage.unknown)
}

function decodeId(part: string): string | null {
  try {
    const id = decodeURIComponent(part)
    return parseVehicleId(id) ? id : null
  } catch {
    return null
  }
}

/** The rules of age and kilometres hold before anybody is asked. Source: `LEAD-082` to `LEAD-084` */
async function value(
  ports: TradeInPorts,
  fields: Readonly<Record<string, unknown>>,
  site: Site,
): Promise<Response> {
  const asked = v.safeParse(valuationSchema, { ...fields, km: toNumber(fields['km']) })
  if (!asked.success) return malformed(asked.issues)
  const { id, km } = asked.output
  const parsed = parseVehicleId(id)
  const provider = ports.providerFor(site)
  if (!provider || !parsed) return notFound(tradeInMessage.unknown)
  const reason = findIneligibility({ year: parsed.year, km }, findCurrentYear(ports, site))
  if (reason) {
    ports.onOutcome?.('ineligible')
    return json({ eligible: false, reason })
  }
  const valued = await askProvider(ports, site, (signal) => provider.value(asked.output, signal))
  if (!valued.ok) return refuse(unavailable(site))
  if (!valued.answer) return notFound(tradeInMessage.unknown)
  ports.onOutcome?.('offer_price' in valued.answer ? 'offer' : 'ineligible')
  return json(valued.answer)
}

const toNumber = (km: unknown) => (typeof km === 'string' && /^\d{1,7}$/.test(km) ? Number(km) : km)
