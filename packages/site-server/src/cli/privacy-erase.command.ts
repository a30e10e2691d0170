import { parseArgs } from 'node:util'
import { createPostgresPersonEraser } from '@forecourt/feature-leads/adapters/postgres'
import {
  type BindingReservation,
  type ErasedPerson,
  formatReservationReference,
  type Person,
  readPerson,
} from '@forecourt/feature-leads/model'
import { removePersonFromSpool, resolveLeadSpoolFolder } from '@forecourt/feature-leads/server'
import { isSold } from '@forecourt/stock/model'
import { createPostgresStockStore } from '@forecourt/stock/postgres'
import {
  type Command,
  type CommandContext,
  exitCodes,
  formatCount,
  stopWith,
  UsageError,
} from './command.ts'

/** Removes a person from the database and from the lead spool (PLUS-094). */
export const privacyErase: Command = {
  name: 'privacy erase',
  summary: 'Removes a person from everything that is stored.',
  usage: `--email ADDRESS | --phone NUMBER [--site ID] [--force]
  --email ADDRESS  who gave this address; it stays unsubscribed, as a digest
  --phone NUMBER   who gave this number; with --email who gave one of the two
  --site ID        at this site only; default every site, also one that is served no more
  --force          also with a reservation that holds a vehicle: the vehicle is free again, and nothing is
                   refunded; without it that stops the command`,
  run: async (args, context) => {
    const { values } = parseArgs({
      args,
      options: {
        email: { type: 'string' },
        phone: { type: 'string' },
        site: { type: 'string' },
        force: { type: 'boolean', default: false },
      },
    })
    const person = readPerson(values)
    if (!person)
      throw new UsageError('--email takes an address, --phone a number, and one is needed.')
    const siteId = values.site === undefined ? undefined : (await context.site(values.site)).id
    const eraser = createPostgresPersonEraser(await context.database())
    const binding = await eraser.listBinding(person, siteId)
    const obstacles = await findObstacles(binding, context)
    if (obstacles.length > 0 && !values.force)
      return stopWith(context, obstacles.map(describeObstacle).join('\n'))
    await freeVehicles(binding, context)
    const { files, ...erased } = await eraseEverywhere(person, siteId, context)
    context.print(describeErased(erased, files))
    for (const one of obstacles) context.print(describeOutcome(one))
    return Object.values(erased).every((count) => count === 0) && files === 0
      ? exitCodes.stopped
      : exitCodes.done
  },
}

function describeErased(erased: ErasedPerson, files: number): string {
  const removed = [
    formatCount(erased.leads, 'lead'),
    formatCount(erased.deliveries, 'delivery', 'deliveries'),
    formatCount(erased.reservations, 'reservation'),
    formatCount(erased.payments, 'payment'),
    formatCount(erased.journeys, 'purchase that was begun', 'purchases that were begun'),
    formatCount(erased.events, 'event'),
    formatCount(erased.contacts, 'person who signed in', 'people who signed in'),
    formatCount(erased.codes, 'code or count of codes', 'codes and counts of codes'),
    formatCount(files, 'file of the spool', 'files of the spool'),
  ]
  return `Removed: ${removed.join(', ')}. Unsubscriptions kept as digests: ${erased.suppressions}.`
}

/** Those that stop the command: the vehicle is shown as reserved, or a payment is under way. */
async function findObstacles(
  binding: readonly BindingReservation[],
  context: CommandContext,
): Promise<BindingReservation[]> {
  const stock = createPostgresStockStore(await context.database())
  const obstacles: BindingReservation[] = []
  for (const one of binding) {
    const [car] = one.isUnderWay ? [] : await stock.loadCarsByIds(one.siteId, [one.carId])
    if (one.isUnderWay || (car?.reserved && !isSold(car))) obstacles.push(one)
  }
  return obstacles
}

const nameOf = ({ siteId, id }: BindingReservation) =>
  `reservation ${formatReservationReference(id)} of ${siteId}`

function describeObstacle(one: BindingReservation): string {
  if (one.isUnderWay) return describeOutcome(one)
  const refund = `forecourt reservations refund --site ${one.siteId} ${one.id}`
  return `The ${nameOf(one)} holds a vehicle and its deposit. Refund it first (${refund}), or free the vehicle without a refund by --force.`
}

const describeOutcome = (one: BindingReservation): string =>
  one.isUnderWay
    ? `The ${nameOf(one)} is not removed while its payment is under way; ask again in half an hour.`
    : `The vehicle of ${nameOf(one)} is free again; its deposit was not refunded.`

/** Comes before the erasing, so that no vehicle is left to a reservation that is gone. */
async function freeVehicles(
  binding: readonly BindingReservation[],
  context: CommandContext,
): Promise<void> {
  const stock = createPostgresStockStore(await context.database())
  for (const { siteId, carId, isUnderWay } of binding)
    if (!isUnderWay) await stock.setReserved(siteId, carId, null)
}

const mostRounds = 5

/**
 * A running server may be moving a spooled lead into the database at this moment, so it looks again
 * until nothing is found.
 */
async function eraseEverywhere(
  person: Person,
  siteId: string | undefined,
  context: CommandContext,
): Promise<ErasedPerson & { files: number }> {
  const eraser = createPostgresPersonEraser(await context.database())
  const spool = resolveLeadSpoolFolder(context.env.FORECOURT_DATA)
  const total = {
    leads: 0,
    deliveries: 0,
    reservations: 0,
    payments: 0,
    journeys: 0,
    events: 0,
    contacts: 0,
    codes: 0,
    suppressions: 0,
    files: 0,
  }
  for (let round = 0; round < mostRounds; round += 1) {
    const files = await removePersonFromSpool(spool, person, siteId)
    const found = { ...(await eraser.erase(person, siteId)), files }
    for (const [name, count] of Object.entries(found)) total[name as keyof typeof total] += count
    if (Object.values(found).every((count) => count === 0)) break
  }
  return total
}
