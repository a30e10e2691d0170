import { CallsToAction, opensForm } from '@forecourt/feature-vdp'
import type { Car } from '@forecourt/stock/model'
import type { PhoneLink, Site } from '@forecourt/tenant-config/model'
import { ButtonLink } from '@forecourt/ui/button'
import { createMaskIconClass } from '@forecourt/ui/mask-icon'
import { cardEnquirePath, enquirePath } from './enquire-path.ts'

export interface VehicleCallsProps {
  car: Car
  site: Site
  /** Number to call; null without one. */
  phone: PhoneLink | null
}

/** Actions after the facts; the page's filled button stays the one beside the price. */
export function VehicleCalls({ car, site, phone }: VehicleCallsProps) {
  const isHeld = cardEnquirePath(car) !== enquirePath(car)
  const hasEnquiry = isHeld || site.features.buttons
  if (!hasEnquiry && !phone) return null
  return (
    <CallsToAction
      title={isHeld ? `Looking for another ${car.model}?` : `Ask about this ${car.model}`}
      text={`Talk to ${car.dealership_name ?? site.name}: ask a question, get more photos or find a time to visit.`}
    >
      {hasEnquiry && (
        <ButtonLink href={cardEnquirePath(car)} {...opensForm} variant="outline">
          {isHeld ? 'Find Me Something Similar' : site.vehiclePage.enquiryLabel}
        </ButtonLink>
      )}
      {phone && (
        <ButtonLink
          href={phone.href}
          variant="outline"
          className={createMaskIconClass('phone', 'start')}
        >
          Call Now
        </ButtonLink>
      )}
    </CallsToAction>
  )
}
