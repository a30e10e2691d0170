import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { startEnquiryStream, waitForPromises } from './enquiry-stream.ts'
import { auditLeads, type LeadAudit } from './lead-audit.ts'
import {
  killIfAlive,
  type LeadServerProcess,
  postmasterPid,
  startLeadServer,
} from './lead-server-process.ts'
import { startWebhookReceiver } from './webhook-receiver.ts'

/**
 * Kills the server again and again under a stream of enquiries, every second time with its
 * database; sends what broke off again under the same key; then compares.
 * @param kills how often
 */
export async function runKillJourney(kills: number): Promise<LeadAudit> {
  const directory = await mkdtemp(join(tmpdir(), 'forecourt-kill-'))
  const receiver = await startWebhookReceiver()
  let server: LeadServerProcess | null = null
  const stream = startEnquiryStream(() => server?.url ?? null)
  const start = async () => {
    const { url: webhookUrl, secret } = receiver
    server = await startLeadServer({ directory, webhookUrl, secret })
    return server
  }
  try {
    let running = await start()
    for (let kill = 1; kill <= kills; kill += 1) {
      await waitForPromises(stream.acknowledged, stream.acknowledged.size + 20)
      await delay(Math.random() * 450)
      server = null
      await running.kill({ database: kill % 2 === 0 })
      running = await start()
      await stream.retryBroken()
    }
    await stream.stop()
    await stream.retryBroken()
    const audit = await auditLeads(directory, stream, receiver)
    await running.kill()
    return audit
  } finally {
    await stream.stop()
    await (server as LeadServerProcess | null)?.kill({ database: true })
    const left = postmasterPid(directory)
    if (left !== null) killIfAlive(left)
    await receiver.close()
    await rm(directory, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 })
  }
}
