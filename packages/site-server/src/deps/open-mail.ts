import { createMailInbox, type MailInbox } from '@forecourt/feature-leads/adapters'
import type { EmailSender } from '@forecourt/feature-leads/model'
import { type MailWorker, startMailWorker } from '@forecourt/feature-leads/server'
import type { TenantStore } from '@forecourt/tenant-config/server'
import type { MetricsRegistry } from '../metrics/registry.ts'
import { measureMails } from '../metrics/work-metrics.ts'
import type { Env } from '../process/env.ts'
import type { Logger } from '../process/logger.ts'
import { canReadInbox } from './open-sign-in.ts'
import type { SiteStores } from './site-stores.ts'

/** Mail server of the environment; null without one. */
async function chooseEmail({
  FORECOURT_SMTP_URL: url,
  FORECOURT_MAIL_FROM: from,
}: Env): Promise<EmailSender | null> {
  if (!url || !from) return null
  const { createSmtpEmailSender } = await import('@forecourt/feature-leads/adapters/smtp')
  return createSmtpEmailSender({ url, from })
}

/** True where the environment has somebody who sends mail, the inbox of development included. */
export const hasMail = (env: Env): boolean =>
  Boolean(env.FORECOURT_SMTP_URL && env.FORECOURT_MAIL_FROM) || canReadInbox(env)

/** Who sends mail. */
export interface OpenedMail {
  /** Null sends none. */
  sender: EmailSender | null
  /** Null where mails are sent, or nobody may read them. */
  inbox: MailInbox | null
}

/**
 * Chooses who sends mail: the mail server of the environment, else the inbox of development.
 * @param own who sends it whatever the environment says; null sends none
 */
export async function openMail(
  env: Env,
  own: EmailSender | null | undefined,
  clock: () => Date,
): Promise<OpenedMail> {
  const sender = own === undefined ? await chooseEmail(env) : own
  const inbox = own === undefined && !sender && canReadInbox(env) ? createMailInbox(clock) : null
  return { sender: sender ?? inbox, inbox }
}

/** Parts that mails visitors asked for are sent with. */
export interface MailOptions {
  sender: EmailSender | null
  stores: Pick<SiteStores, 'mails'>
  sites: TenantStore
  clock: () => Date
  logger: Logger
  metrics: MetricsRegistry
}

/** Sends what waits in the outbox of mails; null where no mail can be sent. Source: `PLUS-109` */
export function openMailOutbox(options: MailOptions): MailWorker | null {
  const { sender, stores, sites, clock, logger, metrics } = options
  measureMails(metrics, stores.mails)
  if (!sender) return null
  return startMailWorker({
    outbox: stores.mails,
    sender,
    hostOf: (siteId) => {
      const site = sites.siteById(siteId)
      return site ? new URL(site.url).hostname : null
    },
    clock,
    random: Math.random,
    logger,
  })
}
