import { afterEach, describe, expect, it } from 'vitest'
import { createMetricsEndpoint } from './metrics-endpoint.ts'
import { type MetricsPort, openMetricsPort } from './metrics-port.ts'
import { createServerMetrics, type ServerMetrics } from './server-metrics.ts'

const opened: (ServerMetrics | MetricsPort)[] = []
afterEach(async () => {
  for (const one of opened.splice(0)) await one.close()
})

function someMetrics() {
  const metrics = createServerMetrics()
  opened.push(metrics)
  return metrics
}

describe('createServerMetrics', () => {
  it('tells requests, render time, cache rate, refusals, event-loop delay and memory [PLUS-095]', async () => {
    const metrics = someMetrics()
    metrics.countRequest({ kind: 'page', status: 200, seconds: 0.02 })
    metrics.countRequest({ kind: 'call', status: 429, seconds: 0.001 })
    metrics.observeRender(0.03)
    metrics.countPage('hit')
    metrics.countPage('hit')
    metrics.countPage('miss')
    metrics.countRefusal('search_rate')
    const text = await metrics.registry.write()
    expect(text).toContain('forecourt_requests_total{kind="page",status="200"} 1\n')
    expect(text).toContain('forecourt_requests_total{kind="call",status="429"} 1\n')
    expect(text).toContain('forecourt_request_seconds_bucket{kind="page",le="0.025"} 1\n')
    expect(text).toContain('forecourt_render_seconds_count 1\n')
    expect(text).toContain('forecourt_page_cache_total{outcome="hit"} 2\n')
    expect(text).toContain('forecourt_page_cache_total{outcome="miss"} 1\n')
    expect(text).toContain('forecourt_refusals_total{reason="search_rate"} 1\n')
    expect(text).toMatch(/forecourt_event_loop_delay_seconds\{quantile="0.99"\} \d/)
    expect(Number(/kind="resident"\} (\d+)/.exec(text)?.[1])).toBeGreaterThan(1e6)
  })
})

describe('createMetricsEndpoint', () => {
  const ask = (token: string | undefined, authorization?: string) =>
    createMetricsEndpoint(
      someMetrics().registry,
      token,
    )?.(new Request('http://x/metrics', authorization ? { headers: { authorization } } : {}))

  it('is there only where a token is set, and for who brings it [PLUS-095]', async () => {
    expect(ask(undefined)).toBeUndefined()
    expect(ask('')).toBeUndefined()
    expect((await ask('secret'))?.status).toBe(401)
    expect((await ask('secret', 'Bearer secre'))?.status).toBe(401)
    const answer = await ask('secret', 'Bearer secret')
    expect(answer?.status).toBe(200)
    expect(answer?.headers.get('content-type')).toBe('text/plain; version=0.0.4; charset=utf-8')
    expect(await answer?.text()).toContain('forecourt_memory_bytes')
  })
})

describe('openMetricsPort', () => {
  it('serves /metrics and nothing else at its own port [PLUS-095]', async () => {
    const { registry } = someMetrics()
    const open = await openMetricsPort(registry, { port: 0, host: '127.0.0.1' })
    opened.push(open)
    const at = `http://127.0.0.1:${open.port}`
    expect(await (await fetch(`${at}/metrics`)).text()).toContain('forecourt_memory_bytes')
    expect((await fetch(`${at}/`)).status).toBe(404)
    expect((await fetch(`${at}/metrics`, { method: 'POST' })).status).toBe(404)
  })

  it('says in one sentence that its port is taken', async () => {
    const { registry } = someMetrics()
    const first = await openMetricsPort(registry, { port: 0, host: '127.0.0.1' })
    opened.push(first)
    await expect(
      openMetricsPort(registry, { port: first.port, host: '127.0.0.1' }),
    ).rejects.toThrow(
      `The metrics cannot be served at 127.0.0.1, port ${first.port} (EADDRINUSE); choose another FORECOURT_METRICS_PORT or FORECOURT_METRICS_HOST.`,
    )
  })
})
