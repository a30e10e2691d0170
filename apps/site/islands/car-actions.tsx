import { EnquiryDialog } from '@forecourt/feature-leads'
import { ButtonLink } from '@forecourt/ui/button'
import { opensDialog } from '@forecourt/ui/dialog'
import { type EnquiryEffects, EnquiryIsland, type EnquiryIslandProps } from './enquiry.tsx'

/** Id of the vehicle page's enquiry dialog. */
const DIALOG_ID = 'enquiry-dialog'

/** Props of the main action of a vehicle page, plain enough for JSON. */
export interface CarActionsIslandProps {
  /** Page of the enquiry, for a visitor without script. */
  href: string
  /** Text of the button. */
  label: string
  carName: string
  enquiry: EnquiryIslandProps
}

/** The enquiry button with its dialog. */
export function CarActionsIsland({
  href,
  label,
  carName,
  enquiry,
  ...effects
}: CarActionsIslandProps & Partial<EnquiryEffects>) {
  return (
    <>
      <ButtonLink href={href} size="lg" width="full" {...opensDialog(DIALOG_ID)}>
        {label}
      </ButtonLink>
      <EnquiryDialog id={DIALOG_ID} carName={carName}>
        <EnquiryIsland {...enquiry} {...effects} />
      </EnquiryDialog>
    </>
  )
}
