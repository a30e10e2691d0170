import { appendFile, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { createCrashDisk } from './crash-disk.ts'
import { startEnquiryStream, waitForPromises } from './enquiry-stream.ts'
import { auditLeads, type LeadAudit } from './lead-audit.ts'
import { postmasterPid, startLeadServer } from './lead-server-process.ts'
import { startWebhookReceiver } from './webhook-receiver.ts'

/** One way to run the power-cut test. */
export interface PowerCutPlan {
  /** How often the power is cut. */
  cuts: number
  /** Leads go to the spool, as if the database did not answer. Default false. */
  isStoreAway?: boolean
  /** Commits do not wait for the disk: promises must break, or the test could not see it. Default false. */
  isCareless?: boolean
}

/** Cuts the power of a server's disk under a stream of enquiries, starts it again, and compares. */
export async function runPowerCutJourney(plan: PowerCutPlan): Promise<LeadAudit> {
  const { cuts, isStoreAway = false, isCareless = false } = plan
  const disk = await createCrashDisk()
  const receiver = await startWebhookReceiver()
  const environment: Record<string, string> = isCareless
    ? { PGOPTIONS: '-c synchronous_commit=off' }
    : {}
  const options = { directory: disk.directory, webhookUrl: receiver.url, secret: receiver.secret }
  const acknowledged = new Map<string, string>()
  try {
    for (let cut = 0; cut < cuts; cut += 1) {
      const server = await startLeadServer({ ...options, isStoreAway }, environment)
      if (isCareless) await delayLogWriter(disk.directory)
      const stream = startEnquiryStream(() => server.url)
      await waitForPromises(stream.acknowledged, leastPromised)
      await delay(Math.random() * 600)
      disk.cutPower()
      await server.kill({ database: true })
      await stream.stop()
      for (const [key, id] of stream.acknowledged) acknowledged.set(key, id)
      await disk.restore()
    }
    const server = await startLeadServer(options)
    try {
      await waitForSpool(disk.directory)
      return await auditLeads(disk.directory, { acknowledged }, receiver)
    } finally {
      await server.kill({ database: true })
    }
  } finally {
    await receiver.close()
    await disk.remove()
  }
}

/** Leads that a server has acknowledged at least when its power is cut. */
const leastPromised = 30

/**
 * Leaves the log of the database in memory for 10 s, unless a commit asks for it: the usual 0.2 s may
 * pass without a commit where a machine is busy.
 */
async function delayLogWriter(directory: string): Promise<void> {
  const settings = join(directory, 'postgres', 'cluster', 'postgresql.auto.conf')
  await appendFile(settings, "wal_writer_delay = '10s'\n")
  const postmaster = postmasterPid(directory)
  if (postmaster !== null) process.kill(postmaster, 'SIGHUP')
}

/** Leads of the spool reach the database a moment after the start. */
async function waitForSpool(directory: string): Promise<void> {
  for (let tries = 0; tries < 600; tries += 1) {
    const names = await readdir(join(directory, 'lead-spool'))
    if (!names.some((name) => name.endsWith('.lead.json'))) return
    await delay(50)
  }
}
