import type { Car } from '@forecourt/stock/model'
import type { Site } from '@forecourt/tenant-config/model'
import type { JourneyStore } from '../../model/journey/journey.ts'
import type { MailBrand } from '../../model/mail/mail-content.ts'
import type { MailOutbox } from '../../model/mail/mail-outbox.ts'
import type { LeadTradeIn } from '../../model/trade-in/lead-trade-in.ts'

/** Parts of online purchases. */
export interface JourneyPorts {
  journeys: JourneyStore
  /** Mails that are owed; null where no mail can be sent. */
  mails: Pick<MailOutbox, 'put'> | null
  /** Look of the mails of a site about a car. */
  mailBrandOf: (site: Site, car: Pick<Car, 'location_id'>) => MailBrand
  /** Called once a mail is put, so that it is sent at once. Default: nothing happens. */
  onMail?: () => void
  /** The key of a site that its links are signed with. */
  linkKey: (siteId: string) => Promise<string>
  /** The visitor's trade-in as the site estimated it; null without one. Default: nobody has one. */
  findTradeIn?: (request: Pick<Request, 'headers'>, site: Site) => Promise<LeadTradeIn | null>
}
