import { aSite } from '@forecourt/tenant-config/testing'
import { describe, expect, it } from 'vitest'
import { aJourneyAnswers } from '../../testing/index.ts'
import { signUnsubscribeToken } from '../unsubscribe-token.ts'
import { computeRemaining, createDealLines } from './deal.ts'
import {
  emptyJourneyAnswers,
  findJourneyErrors,
  mergeJourneyStep,
  parseDollars,
  readJourneyAnswers,
} from './journey-answers.ts'
import { readJourneyLink, signJourneyLink } from './journey-link.ts'
import {
  findFaultyJourneyStep,
  formatJourneyHref,
  JOURNEY_STEPS,
  moveJourneyStep,
} from './journey-step.ts'
import { createLeadJourney, describeJourney, formatJourneyLines } from './lead-journey.ts'

const site = aSite({ id: 'harbour' })
const faulty = (answers: Parameters<typeof aJourneyAnswers>[0]) =>
  Object.keys(findJourneyErrors(site, aJourneyAnswers(answers)))

describe('JOURNEY_STEPS', () => {
  it('are delivery, trade-in, finance, details and deposit [SITE-020]', () => {
    expect(JOURNEY_STEPS.map(({ id }) => id)).toEqual([
      'delivery',
      'trade-in',
      'finance',
      'details',
      'deposit',
    ])
    expect([moveJourneyStep('delivery', -1), moveJourneyStep('deposit', 1)]).toEqual([
      'delivery',
      'deposit',
    ])
    expect(formatJourneyHref({ slug: 'a-b' }, 'finance')).toBe(
      '/checkout-journey?car_id=a-b&step=finance',
    )
  })
})

describe('findJourneyErrors', () => {
  it.each([
    [{}, []],
    [{ delivery: '' }, ['delivery']],
    [{ delivery: 'drone' }, ['delivery']],
    [{ postcode: '41', address: ' ' }, ['postcode', 'address']],
    [{ delivery: 'pick-up', postcode: '', address: '' }, []],
    [{ rego: '', km: 'many', estimate: 'a lot' }, ['rego', 'km', 'estimate']],
    [{ rego_state: 'nz' }, ['rego_state']],
    [{ estimate: '' }, []],
    [{ trade_in: 'no', rego: '', km: '', rego_state: '', estimate: 'x' }, []],
    [{ pays_by: 'shells' }, ['pays_by']],
    [{ email: 'ann', phone: '1' }, ['email', 'phone']],
  ] as const)('of %j are at %j [SITE-020]', (answers, fields) => {
    expect(faulty(answers)).toEqual(fields)
  })

  it('lead to the first step that asks for them', () => {
    expect(findFaultyJourneyStep(findJourneyErrors(site, emptyJourneyAnswers))).toBe('delivery')
    expect(findFaultyJourneyStep({ phone: 'Wrong.' })).toBe('details')
    expect(findFaultyJourneyStep({})).toBeNull()
  })
})

describe('mergeJourneyStep', () => {
  it('takes the fields of its step, and keeps all others [SITE-020]', () => {
    const before = aJourneyAnswers()
    const sent = { pays_by: 'cash', name: 'Eve', delivery: 'pick-up' }
    expect(mergeJourneyStep(before, 'finance', sent)).toEqual({ ...before, pays_by: 'cash' })
  })

  it('cuts what nobody types, and reads only texts', () => {
    const read = readJourneyAnswers({ address: 'a'.repeat(9999), rego: ['A', 'B'] })
    expect([read.address.length, read.rego]).toEqual([200, ''])
    // A cut emoji and a zero byte are what no database stores.
    const odd = readJourneyAnswers({ address: `${'a'.repeat(199)}😀`, name: 'A\u0000nn' })
    expect([odd.address.at(-1), odd.name]).toEqual(['\uFFFD', 'Ann'])
  })
})

describe('createLeadJourney', () => {
  it('says in fields and in words what was answered [SITE-020]', () => {
    const journey = createLeadJourney(aJourneyAnswers())
    expect(journey).toEqual({
      delivery: 'delivery',
      delivery_to: { postcode: '4101', address: '1 Boundary Street, West End' },
      trade_in: { rego: '482KLM', rego_state: 'qld', km: 45_000, own_estimate: 12_000 },
      pays_by: 'finance',
    })
    expect(formatJourneyLines(journey)).toEqual([
      'Delivery to: 1 Boundary Street, West End, 4101.',
      'Trade-in: 482KLM (QLD), 45,000 km. The visitor thinks it is worth $12,000.',
      'Pays the rest by finance.',
    ])
    expect(describeJourney(journey)).toEqual([
      { term: 'Delivery', details: '1 Boundary Street, West End, 4101' },
      { term: 'Trade-in', details: '482KLM (QLD), 45,000 km, $12,000 by your own estimate' },
      { term: 'The rest', details: 'By finance' },
    ])
  })

  it('says what the delivery costs, to its buyer and to the dealer [D-14]', () => {
    const details = (dollars: number | null) =>
      describeJourney(createLeadJourney(aJourneyAnswers(), dollars))[0]?.details
    const lead = createLeadJourney(aJourneyAnswers(), 350)
    expect(lead.delivery_to?.price).toBe(350)
    expect(formatJourneyLines(lead)[0]).toBe(
      'Delivery to: 1 Boundary Street, West End, 4101, for $350.',
    )
    expect([details(350), details(0), details(null)]).toEqual([
      '1 Boundary Street, West End, 4101, for $350',
      '1 Boundary Street, West End, 4101, free',
      '1 Boundary Street, West End, 4101',
    ])
  })

  it('leaves out what a choice made idle', () => {
    const answers = aJourneyAnswers({ delivery: 'pick-up', trade_in: 'no', pays_by: 'cash' })
    expect(formatJourneyLines(createLeadJourney(answers))).toEqual([
      'Pick-up at the dealership.',
      'Trade-in: none.',
      'Pays the rest in cash or by bank transfer.',
    ])
    expect(describeJourney(createLeadJourney(answers)).map(({ details }) => details)).toEqual([
      'Pick-up at the dealership',
      'None',
      'In cash or by bank transfer',
    ])
  })
})

describe('createDealLines', () => {
  const deal = { price: 30_000, tradeIn: 12_000, deposit: 200, depositText: '$200' }

  it('sums price, delivery, trade-in and deposit [SITE-020]', () => {
    const lines = createDealLines({ ...deal, delivery: { kind: 'price', dollars: 350 } })
    expect(lines.map(({ details }) => details)).toEqual([
      '$30,000',
      '$350',
      '−$12,000',
      '$200',
      '$18,150',
    ])
  })

  it('says what is left over where the trade-in is worth more [SITE-020]', () => {
    const lines = createDealLines({ ...deal, tradeIn: 35_000, delivery: { kind: 'pick-up' } })
    expect(lines.slice(-2)).toEqual([
      { term: 'Left to pay', details: '$0' },
      { term: 'Left over for you, by the same estimate', details: '$5,200' },
    ])
  })

  it.each([
    [{ price: null, delivery: 1, tradeIn: 2, deposit: 3 }, null],
    [{ price: 100, delivery: null, tradeIn: null, deposit: 40 }, 60],
    [{ price: 100, delivery: null, tradeIn: 500, deposit: 40 }, -440],
  ])('of %j leaves %s', (amounts, left) => {
    expect(computeRemaining(amounts)).toBe(left)
  })

  it('reads dollars as people type them', () => {
    expect(['$12,000', '12 000', '12.5', ''].map(parseDollars)).toEqual([
      12_000,
      12_000,
      null,
      null,
    ])
  })
})

describe('readJourneyLink', () => {
  const now = new Date('2026-11-23T01:00:00.000Z')
  const link = 'ab'.repeat(16)
  const end = new Date(now.getTime() + 10_000)
  const key = 'key-of-harbour'
  const sign = () => signJourneyLink(key, { siteId: 'harbour', link, expiresAt: end })

  it('reads what this site signed, until its very end [PLUS-109]', async () => {
    const text = await sign()
    const read = (at: Date) => readJourneyLink(key, 'harbour', text, at)
    expect(await read(new Date(end.getTime() - 1))).toEqual({ kind: 'signed', link })
    expect(await read(end)).toEqual({ kind: 'expired' })
  })

  it('reads nothing else, whatever was changed in it [PLUS-109]', async () => {
    const text = await sign()
    const [name = '', expires = '', signature = ''] = text.split('.')
    const others = [
      '',
      name,
      `${name}.${expires}.`,
      `${name}.zzzzzz.${signature}`,
      `${'cd'.repeat(16)}.${expires}.${signature}`,
      `${name}.${expires}.${signature.slice(0, -2)}`,
      await signUnsubscribeToken(key, { siteId: 'harbour', email: 'a@example.com' }),
    ]
    for (const other of others)
      expect(await readJourneyLink(key, 'harbour', other, now)).toEqual({ kind: 'invalid' })
    expect(await readJourneyLink(key, 'ironbark', text, now)).toEqual({ kind: 'invalid' })
    expect(await readJourneyLink('another', 'harbour', text, now)).toEqual({ kind: 'invalid' })
  })
})
