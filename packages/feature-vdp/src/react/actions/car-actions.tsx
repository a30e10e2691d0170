import { ButtonLink } from '@forecourt/ui/button'
import { createDialogLink } from '@forecourt/ui/dialog'
import { createMaskIconClass, type MaskIconName } from '@forecourt/ui/mask-icon'
import type { MouseEvent, ReactNode } from 'react'
import type { CarAction, CarActions as CarActionChoice, CarActionKind } from '../../model/index.ts'
import { carActionsStyles } from './car-actions.styles.ts'

export interface CarActionsProps {
  /** The buttons by weight, as `listCarActions` decided. */
  actions: CarActionChoice
  /** Dialogs that buttons open instead of leading to their pages. Default none. */
  dialogIds?: Partial<Record<CarActionKind, string>>
  /** The call-the-dealer block. Default none. */
  call?: ReactNode
  /** Saving, sharing and printing. Default none. */
  tools?: ReactNode
  /** Opens the chat; a chat that took the press prevents the link to its page. Default: the link. */
  onInstantMessage?: (event: MouseEvent) => void
}

const icons: Partial<Record<CarActionKind, MaskIconName>> = {
  testDrive: 'booking',
  photos: 'camera',
  finance: 'calculator',
  preApproved: 'certified',
  tradeIn: 'cash',
  instantMessage: 'message',
}

/** Buttons that lead to a form. */
const forms = new Set<CarActionKind>(['enquire', 'findSimilar', 'testDrive', 'photos'])

/** Attributes of a link to a form, which a site may open as a dialog over the page. */
export const opensForm = { 'data-enquire': '', 'aria-haspopup': 'dialog' } as const

type ActionButtonProps = Pick<CarActionsProps, 'dialogIds' | 'onInstantMessage'> & {
  action: CarAction
  variant: 'solid' | 'outline'
  size?: 'md' | 'lg'
}

function ActionButton({ action, variant, size, dialogIds, onInstantMessage }: ActionButtonProps) {
  const { kind, label, href } = action
  const icon = icons[kind]
  const dialogId = dialogIds?.[kind]
  const isChat = kind === 'instantMessage'
  return (
    <ButtonLink
      href={href}
      variant={variant}
      size={size}
      width="full"
      className={icon && createMaskIconClass(icon, 'start')}
      data-hydrate={isChat ? '' : undefined}
      onClick={isChat ? onInstantMessage : undefined}
      {...(dialogId
        ? createDialogLink(dialogId)
        : (forms.has(kind) || action.opensForm) && opensForm)}
    >
      {label}
    </ButtonLink>
  )
}

/**
 * Things a visitor can do about a car: one filled button, the enquiry, the telephone, and quieter ones.
 * Every button is a link, so each works without script.
 * Source: `VDP-031`, `VDP-037` to `VDP-049`
 */
export function CarActions({
  actions: { primary, enquiry, more },
  call,
  tools,
  ...behaviour
}: CarActionsProps) {
  const classes = carActionsStyles()
  return (
    <div className={classes.root}>
      {primary && <ActionButton {...behaviour} action={primary} variant="solid" size="lg" />}
      {enquiry && <ActionButton {...behaviour} action={enquiry} variant="outline" />}
      {call}
      {more.length > 0 && (
        <div className={classes.more}>
          {more.map((action) => (
            <ActionButton key={action.kind} {...behaviour} action={action} variant="outline" />
          ))}
        </div>
      )}
      {tools && <div className={classes.tools}>{tools}</div>}
    </div>
  )
}
