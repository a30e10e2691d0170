import { withinPatience } from '../process/within-patience.ts'

/** Values of a metric's labels, by their names. Never a person, an address or a query. */
export type Labels<Name extends string> = Readonly<Record<Name, string>>

/** A number that only rises. */
export interface Counter<Name extends string = never> {
  /** @param by 0 or more; default 1 */
  add(labels: Labels<Name>, by?: number): void
}

/** How often something took how long. */
export interface Histogram<Name extends string = never> {
  observe(labels: Labels<Name>, seconds: number): void
}

/** A value at one moment, with its labels. */
export interface Sample<Name extends string = never> {
  labels: Labels<Name>
  value: number
}

/** Name of a metric, and its meaning. */
export interface MetricFacts {
  /** Such as `forecourt_requests_total`; a counter ends in `_total`, a time in `_seconds`. */
  name: string
  /** One sentence. */
  help: string
}

/** Metrics of one process, and their text. */
export interface MetricsRegistry {
  counter<Name extends string = never>(
    facts: MetricFacts & { labels?: readonly Name[] },
  ): Counter<Name>
  /** @param buckets upper bounds in seconds, rising */
  histogram<Name extends string = never>(
    facts: MetricFacts & { labels?: readonly Name[]; buckets: readonly number[] },
  ): Histogram<Name>
  /** A value that is read when somebody asks. One that cannot be read, or not soon, is left out of the text. */
  gauge<Name extends string = never>(
    facts: MetricFacts & { read: () => readonly Sample<Name>[] | Promise<readonly Sample<Name>[]> },
  ): void
  /** Text of all metrics in the format of Prometheus. */
  write(): Promise<string>
}

/** Media type of the text. Source: Prometheus, "Exposition formats", text format 0.0.4 */
export const METRICS_TYPE = 'text/plain; version=0.0.4; charset=utf-8'

type Family = () => Promise<string[]>

/**
 * An empty registry.
 * @throws Error when two metrics have one name
 */
export function createMetricsRegistry(): MetricsRegistry {
  const families = new Map<string, Family>()
  const add = ({ name, help }: MetricFacts, type: string, read: Family) => {
    if (families.has(name)) throw new Error(`[site-server] two metrics are called ${name}`)
    families.set(name, async () => [
      `# HELP ${name} ${help}`,
      `# TYPE ${name} ${type}`,
      ...(await read()),
    ])
  }
  return {
    counter(facts) {
      const counts = new Map<string, number>()
      add(facts, 'counter', async () =>
        [...counts].map(([labels, count]) => formatLine(facts.name, labels, count)),
      )
      return {
        add(labels, by = 1) {
          const key = formatLabels(labels)
          counts.set(key, (counts.get(key) ?? 0) + by)
        },
      }
    },
    histogram(facts) {
      const series = new Map<string, Distribution>()
      add(facts, 'histogram', async () =>
        [...series].flatMap(([labels, found]) => formatDistribution(facts.name, labels, found)),
      )
      return {
        observe(labels, seconds) {
          const key = formatLabels(labels)
          const found = series.get(key) ?? createDistribution(facts.buckets)
          series.set(key, found)
          count(found, seconds)
        },
      }
    },
    gauge(facts) {
      add(facts, 'gauge', async () =>
        (await facts.read()).map(({ labels, value }) =>
          formatLine(facts.name, formatLabels(labels), value),
        ),
      )
    },
    async write() {
      const reading = [...families.values()].map((read) => withinPatience(read(), []))
      const texts = await Promise.all(reading)
      return `${texts.flat().join('\n')}\n`
    },
  }
}

interface Distribution {
  bounds: readonly number[]
  /** By bound, each without those below it; the last is above every bound. */
  counts: number[]
  sum: number
}

const createDistribution = (bounds: readonly number[]): Distribution => ({
  bounds,
  counts: Array.from({ length: bounds.length + 1 }, () => 0),
  sum: 0,
})

function count(found: Distribution, seconds: number): void {
  const at = found.bounds.findIndex((bound) => seconds <= bound)
  const index = at === -1 ? found.bounds.length : at
  found.counts[index] = (found.counts[index] ?? 0) + 1
  found.sum += seconds
}

function formatDistribution(name: string, labels: string, { bounds, counts, sum }: Distribution) {
  let total = 0
  const lines = counts.map((own, index) => {
    total += own
    const bound = `le="${bounds[index] ?? '+Inf'}"`
    return formatLine(`${name}_bucket`, labels ? `${labels},${bound}` : bound, total)
  })
  return [
    ...lines,
    formatLine(`${name}_sum`, labels, sum),
    formatLine(`${name}_count`, labels, total),
  ]
}

const formatLine = (name: string, labels: string, value: number) =>
  `${name}${labels ? `{${labels}}` : ''} ${value}`

/** Texts of labels that are counted again and again. */
const labelTexts = new WeakMap<object, string>()

function formatLabels(labels: Readonly<Record<string, string>>): string {
  const known = labelTexts.get(labels)
  if (known !== undefined) return known
  const text = Object.entries(labels)
    .map(([name, value]) => `${name}="${escapeValue(value)}"`)
    .join(',')
  labelTexts.set(labels, text)
  return text
}

const escapeValue = (value: string) =>
  value.replaceAll('\\', '\\\\').replaceAll('"', '\\"').replaceAll('\n', '\\n')
