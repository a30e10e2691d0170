import { parseArgs } from 'node:util'
import { createPostgresDeliveryQueue } from '@forecourt/feature-leads/adapters/postgres'
import { isCalendarDay } from '@forecourt/tenant-config/model'
import {
  type Command,
  type CommandContext,
  type ExitCode,
  exitCodes,
  requireOption,
  stopWith,
  UsageError,
} from './command.ts'

/** Sends dead deliveries again, of a lead or of a target, with the same ids (D-03, D-81). */
export const leadResend: Command = {
  name: 'leads resend',
  summary: 'Sends the dead deliveries of a lead, or of a target, again.',
  usage: `--site ID LEAD
       forecourt leads resend [--site ID] --target NAME --since TIME
  --site ID      the site whose lead it is; with --target every site, if it is left out
  LEAD           its id; the running server, or the next one, sends it
  --target NAME  id of a delivery target in the tenant file
  --since TIME   only leads received at that time or later: 2026-11-20, which begins at
                 midnight UTC, or 2026-11-20T08:00+10:00`,
  run: async (args, context) => {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: {
        site: { type: 'string' },
        target: { type: 'string' },
        since: { type: 'string' },
      },
    })
    if (values.target !== undefined) {
      if (positionals.length > 0) throw new UsageError('--target and a LEAD exclude each other.')
      return resendTarget({ ...values, target: requireOption(values.target, '--target') }, context)
    }
    const site = await context.site(requireOption(values.site, '--site'))
    return resendLead(site.id, requireOption(positionals[0], 'LEAD'), context)
  },
}

async function resendLead(siteId: string, id: string, context: CommandContext): Promise<ExitCode> {
  const queue = createPostgresDeliveryQueue(await context.database())
  const count = await queue.resend(siteId, id, context.now())
  if (count === 0) return stopWith(context, `Lead ${id} has no dead delivery.`)
  context.print(`${count} of lead ${id} due again.`)
  return exitCodes.done
}

async function resendTarget(
  options: { site?: string | undefined; target: string; since?: string | undefined },
  context: CommandContext,
): Promise<ExitCode> {
  const since = parseTime(requireOption(options.since, '--since'))
  const sites = options.site ? [await context.site(options.site)] : await context.sites()
  const queue = createPostgresDeliveryQueue(await context.database())
  let total = 0
  for (const { id: siteId } of sites) {
    const target = { siteId, targetId: options.target }
    const count = await queue.resendTarget(target, since, context.now())
    if (count > 0) context.print(`${siteId}: ${count} due again.`)
    total += count
  }
  if (total === 0) return stopWith(context, `${options.target} has no dead delivery since then.`)
  return exitCodes.done
}

const timePattern = /^\d{4}-\d{2}-\d{2}(?:T\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:Z|[+-]\d{2}:\d{2}))?$/

/** An instant with its zone; a time of day without one would mean another on each machine. */
function parseTime(text: string): Date {
  const time = new Date(text)
  if (!timePattern.test(text) || !isCalendarDay(text.slice(0, 10)) || Number.isNaN(time.getTime()))
    throw new UsageError('--since is a time like 2026-11-20 or 2026-11-20T08:00+10:00.')
  return time
}
