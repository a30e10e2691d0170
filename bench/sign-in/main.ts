/*
 * Measures whether the time of an answer tells a known phone from an unknown one: 2 x 500 interleaved calls
 * of each step before a code is right, over a real database, compared by the Mann-Whitney test. Exits with 1
 * at p of 0.01 or less; three steps that are alike do so by chance in 3 runs of 100, and a second run decides.
 */
import { createTestDatabase } from '@forecourt/database/testing'
import { createEmbeddedAuthProvider } from '@forecourt/feature-leads/adapters'
import { createPostgresSignInStore } from '@forecourt/feature-leads/adapters/postgres'
import { createPhoneCodeHandlers } from '@forecourt/feature-leads/server'
import { aSite } from '@forecourt/tenant-config/testing'
import { compareSamples } from '../../scripts/compare-samples.ts'

const pairs = 500
const site = aSite({ id: 'bench', domains: ['bench.localhost'] })
const database = await createTestDatabase()
const store = createPostgresSignInStore(database)
const clock = () => new Date()
const silent = { info: () => {}, warn: () => {}, error: () => {} }
const provider = createEmbeddedAuthProvider({ site, store, clock, sms: { send: async () => {} } })
const handlers = createPhoneCodeHandlers({
  store,
  clock,
  logger: silent,
  authFor: () => provider,
  clientAddress: (request) => request.headers.get('x-bench-network') ?? '',
})

const phoneOf = (index: number) => `04${String(index).padStart(8, '0')}`
const details = { name: 'Ann', last_name: 'Lee', email: 'ann.lee@example.com' }

const steps = {
  'rate-limit': { handle: handlers.rateLimit, body: {}, status: 200 },
  'send-code': { handle: handlers.sendCode, body: details, status: 200 },
  'verify-code': {
    handle: handlers.verifyCode,
    body: { token: '000000', type: 'sms' },
    status: 422,
  },
} as const
type Step = keyof typeof steps

/** Milliseconds of one answer to a phone nobody else asks with, from a network of its own. */
async function time(step: Step, index: number): Promise<number> {
  const { handle, body, status } = steps[step]
  const request = new Request(`http://bench.localhost/api/${step}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-bench-network': `network ${index}` },
    body: JSON.stringify({ ...body, phone: phoneOf(index) }),
  })
  const start = performance.now()
  const answer = await handle(request, site)
  await answer.text()
  const ms = performance.now() - start
  if (answer.status !== status) throw new Error(`${step} answered ${answer.status}`)
  return ms
}

/** Known phones are even, unknown ones odd; which comes first in a pair is drawn. */
async function measure(step: Step) {
  const known: number[] = []
  const unknown: number[] = []
  for (let pair = 0; pair < pairs; pair += 1) {
    const isKnownFirst = Math.random() < 0.5
    for (const isKnown of [isKnownFirst, !isKnownFirst])
      (isKnown ? known : unknown).push(await time(step, pair * 2 + (isKnown ? 0 : 1)))
  }
  return { known, unknown }
}

const median = (values: readonly number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0

try {
  for (let pair = 0; pair < pairs; pair += 1)
    await store.putContact('bench', { ...details, phone: phoneOf(pair * 2) }, clock())
  // The first answers of a process are slow, whoever asks.
  for (let index = 1; index <= 200; index += 1) await time('rate-limit', 1_000_000 + index)
  for (const step of Object.keys(steps) as Step[]) {
    const { known, unknown } = await measure(step)
    const p = compareSamples(known, unknown)
    const medians = `${median(known).toFixed(3)} ms known, ${median(unknown).toFixed(3)} ms unknown`
    console.log(`${step}: median ${medians}, p = ${p.toFixed(4)}`)
    if (p <= 0.01) process.exitCode = 1
  }
} finally {
  await database.close()
}
