import { monitorEventLoopDelay } from 'node:perf_hooks'
import { createMetricsRegistry, type MetricsRegistry } from './registry.ts'

const renderBuckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5]

/** Kinds of requests that are told apart; an address itself is never a label. */
export type RequestKind = 'page' | 'call' | 'file' | 'none'

/** Limits that refuse. */
export type RefusalReason =
  | 'search_budget'
  | 'search_rate'
  | 'render_queue'
  | 'picture_queue'
  | 'sheet_queue'
  | 'lead_rate'
  | 'payment_rate'
  | 'trade_in_rate'
  | 'code_rate'

/** Counters of a server: whoever answers, renders, caches or refuses counts it here. */
export interface ServerMetrics {
  registry: MetricsRegistry
  /** A request was answered. */
  countRequest(answer: { kind: RequestKind; status: number; seconds: number }): void
  /** A page was rendered. */
  observeRender(seconds: number): void
  /** A page was asked for: it came from the cache, came from it while it is renewed, or was rendered. */
  countPage(outcome: 'hit' | 'stale' | 'miss'): void
  /** A limit refused a request. */
  countRefusal(reason: RefusalReason): void
  /** A reservation was carried on, and this is where it is. */
  countReservation(outcome: string): void
  /** A payment was carried on, and this is where it is. */
  countOnlinePayment(outcome: string): void
  /** A trade-in went on. */
  countTradeIn(outcome: string): void
  /** A request was passed on to the worker of its site. */
  countPassedOn(): void
  /** Ends what measures. */
  close(): void
}

/**
 * Metrics of the server and its process.
 * Source: `PLUS-095`
 */
export function createServerMetrics(): ServerMetrics {
  const registry = createMetricsRegistry()
  const requests = registry.counter<'kind' | 'status'>({
    name: 'forecourt_requests_total',
    help: 'Requests answered, by kind and status.',
  })
  const requestSeconds = registry.histogram<'kind'>({
    name: 'forecourt_request_seconds',
    help: 'Time from a request to the head of its answer.',
    buckets: renderBuckets,
  })
  const renders = registry.histogram({
    name: 'forecourt_render_seconds',
    help: 'Time a page took to render.',
    buckets: renderBuckets,
  })
  const pages = registry.counter<'outcome'>({
    name: 'forecourt_page_cache_total',
    help: 'Pages asked of the cache, by outcome: hit, stale or miss.',
  })
  const refusals = registry.counter<'reason'>({
    name: 'forecourt_refusals_total',
    help: 'Requests above a limit, by limit.',
  })
  const reservations = registry.counter<'outcome'>({
    name: 'forecourt_reservation_outcomes_total',
    help: 'Reservations that visitors carried on, by outcome: reserved, challenged, taken, declined, unanswered, expired or pending.',
  })
  const onlinePayments = registry.counter<'outcome'>({
    name: 'forecourt_online_payment_outcomes_total',
    help: 'Payments that visitors carried on, by outcome: paid, challenged, declined, unanswered, expired or pending.',
  })
  const tradeIns = registry.counter<'outcome'>({
    name: 'forecourt_trade_in_outcomes_total',
    help: 'Steps of trade-ins, by outcome: found, not_found, lookup_failed, offer, ineligible, unvalued, lead, accepted or posted.',
  })
  const passedOn = registry.counter({
    name: 'forecourt_passed_on_total',
    help: 'Requests passed on to the worker of their site.',
  })
  const close = measureProcess(registry)
  // One object for the same labels, whose text is made once.
  const known = new Map<string, { kind: RequestKind; status: string }>()
  const labelsOf = (kind: RequestKind, status: number) => {
    const name = `${kind} ${status}`
    const labels = known.get(name) ?? { kind, status: String(status) }
    known.set(name, labels)
    return labels
  }
  const kinds = {
    page: { kind: 'page' },
    call: { kind: 'call' },
    file: { kind: 'file' },
    none: { kind: 'none' },
  } as const
  const outcomes = {
    hit: { outcome: 'hit' },
    stale: { outcome: 'stale' },
    miss: { outcome: 'miss' },
  } as const
  return {
    registry,
    countRequest({ kind, status, seconds }) {
      requests.add(labelsOf(kind, status))
      requestSeconds.observe(kinds[kind], seconds)
    },
    observeRender: (seconds) => renders.observe({}, seconds),
    countPage: (outcome) => pages.add(outcomes[outcome]),
    countRefusal: (reason) => refusals.add({ reason }),
    countReservation: (outcome) => reservations.add({ outcome }),
    countOnlinePayment: (outcome) => onlinePayments.add({ outcome }),
    countTradeIn: (outcome) => tradeIns.add({ outcome }),
    countPassedOn: () => passedOn.add({}),
    close,
  }
}

const nanosecondsInSecond = 1e9

/** Milliseconds between two looks; a look that comes late by itself measures that much. */
const lookEveryMs = 10

/** Event loop and memory; the delays begin anew whenever they are read. */
function measureProcess(registry: MetricsRegistry): () => void {
  const delay = monitorEventLoopDelay({ resolution: lookEveryMs })
  delay.enable()
  registry.gauge<'quantile'>({
    name: 'forecourt_event_loop_delay_seconds',
    help: 'Delay of the event loop since the last reading, by quantile; 1 is the longest.',
    read() {
      const quantiles = [0.5, 0.99, 1].map((quantile) => ({
        labels: { quantile: String(quantile) },
        value: Math.max(
          0,
          delay.percentile(quantile * 100) / nanosecondsInSecond - lookEveryMs / 1000,
        ),
      }))
      delay.reset()
      return quantiles
    },
  })
  registry.gauge<'kind'>({
    name: 'forecourt_memory_bytes',
    help: 'Memory of the process, by kind.',
    read() {
      const { rss, heapUsed } = process.memoryUsage()
      return [
        { labels: { kind: 'resident' }, value: rss },
        { labels: { kind: 'heap' }, value: heapUsed },
      ]
    },
  })
  return () => delay.disable()
}
