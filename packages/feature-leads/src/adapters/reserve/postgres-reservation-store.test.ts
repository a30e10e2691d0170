import { createTestDatabase, type TestDatabase } from '@forecourt/database/testing'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createPostgresDemoPayments } from '../payment/postgres-demo-payments.ts'
import { createPostgresLeadStore } from '../postgres-lead-store.ts'
import { createPostgresReservationStore } from './postgres-reservation-store.ts'
import { describeReservationStore } from './reservation-store.contract.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.close())

describeReservationStore('createPostgresReservationStore', async () => {
  await database.queryAsOwner('truncate reservations, leads cascade')
  return {
    store: createPostgresReservationStore(database),
    leads: createPostgresLeadStore(database),
  }
})

describe('createPostgresDemoPayments', () => {
  it('keeps a payment for other processes, and moves it on once', async () => {
    const open = (site: string) =>
      createPostgresDemoPayments(database, site, () => new Date('2026-11-23T01:00:00.000Z'))
    const payment = {
      id: 'demo-1',
      status: 'open',
      amountCents: 20_000,
      description: 'Deposit',
      returnUrl: 'https://harbour.example/return',
    } as const
    await open('harbour').add(payment)
    await open('harbour').add({ ...payment, amountCents: 1 })
    const moves = await Promise.all(
      [1, 2].map(() => open('harbour').move('demo-1', ['open'], 'authorised')),
    )
    expect(moves.toSorted((one, other) => Number(one) - Number(other))).toEqual([false, true])
    expect(await open('harbour').find('demo-1')).toMatchObject({
      ...payment,
      status: 'authorised',
    })
    expect(await open('ironbark').find('demo-1')).toBeNull()
  })
})
