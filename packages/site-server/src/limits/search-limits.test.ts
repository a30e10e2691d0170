import { aSite } from '@forecourt/tenant-config/testing'
import { describe, expect, it } from 'vitest'
import { readEnv } from '../process/env.ts'
import { createSearchLimits } from './search-limits.ts'

const harbour = aSite({ id: 'harbour' })
const ridgeline = aSite({ id: 'ridgeline' })
const from = (address: string) => new Request('http://x/', { headers: { from: address } })

function open(variables: Record<string, string> = {}) {
  const refusals: string[] = []
  const limits = createSearchLimits({
    env: readEnv(variables),
    metrics: { countRefusal: (reason) => refusals.push(reason) },
    clientNetwork: (request) => request.headers.get('from') ?? '',
    nowMs: () => 0,
  })
  const admitted = (count: number, address = '192.0.2.1', site = harbour) =>
    Array.from({ length: count }, () => limits.admit(from(address), site)).filter(({ ok }) => ok)
      .length
  return { ...limits, admitted, refusals }
}

describe('createSearchLimits', () => {
  it('allows 120 calls at once from one address to one site [PLUS-087]', () => {
    const { admitted } = open()
    expect(admitted(121)).toBe(120)
    expect(admitted(1, '192.0.2.1', ridgeline)).toBe(1)
    expect(admitted(1, '192.0.2.2')).toBe(1)
  })

  it('has the limits of the design unless the settings name others [PLUS-087]', () => {
    const preset = {
      queries: 50,
      shownAttributes: 50_000,
      facetValues: 20_000,
      conditions: 1000,
      answerBytes: 2_000_000,
      depth: 32,
    }
    expect(open().limits).toEqual(preset)
    const { limits, admitted } = open({
      FORECOURT_SEARCH_QUERIES: '20',
      FORECOURT_SEARCH_ATTRIBUTES: '1',
      FORECOURT_SEARCH_FACET_VALUES: '2',
      FORECOURT_SEARCH_CONDITIONS: '3',
      FORECOURT_SEARCH_ANSWER_BYTES: '4',
      FORECOURT_SEARCH_DEPTH: '5',
      FORECOURT_SEARCH_CALLS_AT_ONCE: '6',
    })
    expect(limits).toEqual({
      queries: 20,
      shownAttributes: 1,
      facetValues: 2,
      conditions: 3,
      answerBytes: 4,
      depth: 5,
    })
    expect(admitted(10)).toBe(6)
  })

  it.each([
    ['FORECOURT_SEARCH_QUERIES', '0', 'must be a whole number above 0'],
    ['FORECOURT_SEARCH_QUERIES', '101', 'must be 100 or less'],
    ['FORECOURT_SEARCH_DEPTH', '65', 'must be 64 or less'],
  ])('stops the start at %s=%s', (name, value, problem) => {
    expect(() => readEnv({ [name]: value })).toThrow(`${name} ${problem}`)
  })

  it('counts what was refused, for metrics', () => {
    const { onRefused, refusals } = open()
    onRefused('rate')
    onRefused('limit')
    onRefused('limit')
    expect(refusals).toEqual(['search_rate', 'search_budget', 'search_budget'])
  })
})
