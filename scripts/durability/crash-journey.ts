import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { openDatabase } from '@forecourt/database'
import { startLocalStripe } from '@forecourt/feature-leads/testing/services'
import { auditCrashes, type CrashAudit } from './crash-audit.ts'
import { createCrashDisk } from './crash-disk.ts'
import { openExternalPostgres } from './external-postgres.ts'
import { fillDisk } from './fill-disk.ts'
import {
  killIfAlive,
  type LeadServerProcess,
  postmasterPid,
  startLeadServer,
} from './lead-server-process.ts'
import { pushCars } from './push-cars.ts'
import { startSubmissionStream } from './submission-stream.ts'
import { startWebhookReceiver } from './webhook-receiver.ts'

/** How a server is brought down again and again. */
export interface CrashPlan {
  /** How often. */
  rounds: number
  /**
   * Which process dies by `kill -9`: the server, its PostgreSQL under it, or in turn each and both. `disk` lets none
   * die and fills their disk to its last byte, for which the machine has to be able to mount one.
   */
  what: 'server' | 'database' | 'in turn' | 'disk'
  /** PostgreSQL is a server of its own, which the server reaches by `DATABASE_URL`. Default false. */
  isExternal?: boolean
  /** The server as `npm run build` makes it. Default its source. */
  isBuilt?: boolean
  /** Told after each round how many there have been. Default nobody. */
  onRound?: (done: number) => void
}

/** Outcome of a crash test. */
export interface CrashReport {
  audit: CrashAudit
  /** Submissions that were sent, repeats not counted, and of each second in which there was a server. */
  sent: { count: number; perSecond: number }
  /** Answers that promised nothing, by status and path. */
  refused: Readonly<Record<string, number>>
}

const turns = ['server', 'database', 'both'] as const

/**
 * Brings a server down at random moments under fifty submissions a second of every kind of lead, reservations and
 * payments; sends what broke off again under the same keys; then compares.
 */
export async function runCrashJourney(plan: CrashPlan): Promise<CrashReport> {
  const { rounds, what, isExternal = false, isBuilt = false, onRound } = plan
  const disk = what === 'disk' ? await createCrashDisk() : null
  const directory = disk?.directory ?? (await mkdtemp(join(tmpdir(), 'forecourt-crash-')))
  const receiver = await startWebhookReceiver()
  const stripe = await startLocalStripe()
  const external = isExternal ? await openExternalPostgres(join(directory, 'external')) : null
  const { secret } = receiver
  const options = {
    directory,
    webhookUrl: receiver.url,
    secret,
    isBuilt,
    stripeUrl: stripe.url,
    ...(external && { databaseUrl: external.url }),
  }
  const killDatabase = () => {
    const pid = postmasterPid(external?.directory ?? directory)
    if (pid !== null) killIfAlive(pid)
  }
  let server: LeadServerProcess | null = null
  let stream: ReturnType<typeof startSubmissionStream> | null = null
  try {
    let running = await startLeadServer(options)
    const cars = await pushCars(running.origin, secret, rounds * 20)
    stream = startSubmissionStream(() => server?.origin ?? null, cars)
    for (let round = 0; round < rounds; round += 1) {
      server = running
      const turn = what === 'in turn' ? (turns[round % turns.length] ?? 'server') : what
      await delay(400 + Math.random() * 1200)
      if (turn === 'database' || turn === 'both') killDatabase()
      if (turn === 'disk') {
        const empty = await fillDisk(directory)
        await delay(2000)
        await empty()
        await delay(1000)
      } else if (turn === 'both' || turn === 'server') {
        server = null
        await running.kill()
        await external?.ensure()
        running = await startLeadServer(options)
      } else {
        await external?.ensure()
        await delay(1000)
      }
      server = running
      await stream.retryBroken()
      onRound?.(round + 1)
    }
    server = running
    await stream.stop()
    for (let tries = 0; tries < 3; tries += 1) await stream.retryBroken()
    const sent = stream.sent()
    const database = await openDatabase(
      external ? { url: external.url } : { directory: join(directory, 'postgres') },
    )
    const { promises } = stream
    try {
      const audit = await auditCrashes({ database, promises, receiver, stripe })
      const refused = Object.fromEntries(stream.refused)
      return { audit, sent, refused }
    } finally {
      await database.close()
      await running.kill()
    }
  } finally {
    await stream?.stop()
    await (server as LeadServerProcess | null)?.kill()
    await external?.close()
    for (const folder of [directory, external?.directory ?? directory]) {
      const left = postmasterPid(folder)
      if (left !== null) killIfAlive(left)
    }
    await receiver.close()
    await stripe.close()
    await (disk?.remove() ??
      rm(directory, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 }))
  }
}
