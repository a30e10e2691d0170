import { scheduleNextTry } from '../../model/delivery.ts'
import type { EmailSender } from '../../model/email-sender.ts'
import type { ClaimedMail, MailOutbox } from '../../model/mail/mail-outbox.ts'
import { describeReason } from '../describe-reason.ts'
import type { LeadsLogger } from '../leads-logger.ts'
import { withTimeout } from '../with-timeout.ts'

/** Needs of sending the mails visitors are owed. */
export interface MailWorkerPorts {
  outbox: MailOutbox
  sender: EmailSender
  /** Host of the address of a site, for the ids of its mails; null for a site that is served no more. */
  hostOf: (siteId: string) => string | null
  clock: () => Date
  /** A number from 0 up to but not 1. */
  random: () => number
  logger: LeadsLogger
}

/** Longest time a mail may take before another worker may repeat it, in milliseconds. */
const leaseMs = 30_000

/** Mails taken at one look. */
const mostTaken = 20

/**
 * Sends the mails that are due. One that fails is tried again for a day, with growing pauses; one that was
 * sent or given up is removed.
 * @returns how many were due
 * Source: `D-03`, `PLUS-109`
 */
export async function sendDueMails(ports: MailWorkerPorts): Promise<number> {
  const due = await ports.outbox.claim(ports.clock(), { limit: mostTaken, leaseMs })
  await Promise.all(due.map((mail) => sendOne(ports, mail)))
  return due.length
}

async function sendOne(ports: MailWorkerPorts, mail: ClaimedMail): Promise<void> {
  const { outbox, sender, hostOf, clock, random, logger } = ports
  const { siteId, id, message, createdAt, tries } = mail
  const fields = { site: siteId, mail_id: id, attempt: tries }
  try {
    const messageId = `${id}@${hostOf(siteId) ?? 'site.invalid'}`
    await withTimeout(sender.send({ ...message, siteId, messageId }), leaseMs / 2)
    await outbox.remove(siteId, id)
    logger.info('A mail was sent', fields)
  } catch (error) {
    const reason = describeReason(error)
    const next = scheduleNextTry({
      triesSoFar: tries,
      since: createdAt,
      now: clock(),
      random: random(),
    })
    if (next) {
      await outbox.delay(siteId, id, next)
      logger.warn('A mail was not sent and is tried again', { ...fields, reason })
    } else {
      await outbox.remove(siteId, id)
      logger.error('A mail was not sent for the last time', { ...fields, reason })
    }
  }
}

/** A running worker. */
export interface MailWorker {
  /** Looks into the outbox now, because something was put into it. */
  wake(): void
  /** Takes no more mails, and waits for those under way. */
  stop(): Promise<void>
}

/**
 * Sends mails until it is stopped; any number of workers may run.
 * @param everyMs pause between two looks, in milliseconds; default 15,000
 */
export function startMailWorker(ports: MailWorkerPorts & { everyMs?: number }): MailWorker {
  const { everyMs = 15_000, logger } = ports
  const state = { isStopped: false, isWoken: false }
  let timer: ReturnType<typeof setTimeout> | undefined
  let looking: Promise<void> | null = null

  async function look(): Promise<void> {
    state.isWoken = false
    let due = 0
    try {
      due = await sendDueMails(ports)
    } catch (error) {
      logger.error('The outbox of mails cannot be read', { reason: describeReason(error) })
    }
    if (state.isStopped) return
    if (state.isWoken || due === mostTaken) return look()
    looking = null
    timer = setTimeout(start, everyMs)
  }

  function start() {
    clearTimeout(timer)
    looking = look()
  }

  start()
  return {
    wake() {
      if (state.isStopped) return
      state.isWoken = true
      if (!looking) start()
    },
    async stop() {
      state.isStopped = true
      clearTimeout(timer)
      await looking
    },
  }
}
