import { randomUUID } from 'node:crypto'
import { parseArgs } from 'node:util'
import {
  createPostgresDigestStore,
  createPostgresMailOutbox,
} from '@forecourt/feature-leads/adapters/postgres'
import { createDigestPeriod } from '@forecourt/feature-leads/model'
import { createDigestMails } from '@forecourt/feature-leads/server'
import { readWallClock } from '@forecourt/feature-locations/model'
import { isCalendarDay } from '@forecourt/tenant-config/model'
import { createMailBrand } from '../deps/mail-brand.ts'
import { type Command, exitCodes, requireOption, stopWith, UsageError } from './command.ts'

/** Shows or sends the daily email about a site's leads. */
export const leadDigest: Command = {
  name: 'leads digest',
  summary: 'Shows or sends the daily email about the leads of a site.',
  usage: `--site ID [--date DAY] [--send]
  --site ID    the site whose leads they are
  --date DAY   the day the email is of, 2026-11-20; it tells of the leads of the day before; default today
  --send       hands it to a running server to send, also where that day's email was sent; without it, it is printed`,
  run: async (args, context) => {
    const { values } = parseArgs({
      args,
      options: {
        site: { type: 'string' },
        date: { type: 'string' },
        send: { type: 'boolean', default: false },
      },
    })
    const site = await context.site(requireOption(values.site, '--site'))
    const day = values.date ?? readWallClock(context.now(), site.timeZone).date
    if (!isCalendarDay(day)) throw new UsageError('--date is a day such as 2026-11-20.')
    const database = await context.database()
    const mails = await createDigestMails(
      {
        store: createPostgresDigestStore(database),
        brandOf: (of) => createMailBrand(of, { location_id: null }, context.now()),
        newId: randomUUID,
        clock: context.now,
      },
      site,
      createDigestPeriod(day, site.timeZone),
    )
    if (mails.length === 0) {
      return stopWith(context, 'Nothing to send: no recipient, or nothing to tell of that day.')
    }
    const outbox = createPostgresMailOutbox(database)
    for (const mail of mails) {
      if (values.send) await outbox.put(site.id, mail)
      context.print(
        values.send
          ? `Waits for the mail server: “${mail.message.subject}” to ${mail.message.to}`
          : `To: ${mail.message.to}\nSubject: ${mail.message.subject}\n\n${mail.message.text}`,
      )
    }
    return exitCodes.done
  },
}
