'use client'

import { cx } from '@forecourt/styled-system/css'
import { hiddenText } from '@forecourt/styled-system/recipes'
import { ButtonLink } from '@forecourt/ui/button'
import { createMaskIconClass } from '@forecourt/ui/mask-icon'
import type { MouseEvent } from 'react'
import { maskPhone } from '../../model/index.ts'
import { phoneRevealStyles } from './phone-reveal.styles.ts'
import { type RevealHandler, usePhoneReveal } from './use-phone-reveal.ts'

export interface PhoneRevealViewProps {
  /** The number as it is written, such as "07 7010 4200". */
  phone: string
  /** The number as a link, `tel:+61770104200`. */
  href: string
  /** True when the whole number shows. */
  isRevealed: boolean
  /** Called on a press, before the link is followed. Default none. */
  onPress?: (event: MouseEvent) => void
  /** Stock number to quote on the telephone. Default none. */
  stockNumber?: string | null
}

function MaskedNumber({ phone }: { phone: string }) {
  const classes = phoneRevealStyles()
  return (
    <>
      <span className={classes.masked} aria-hidden="true">
        {maskPhone(phone)}
      </span>
      <span className={classes.whole}>{phone}</span>
    </>
  )
}

/**
 * The call-the-dealer block: one button with the number, masked until it is asked for. Without
 * script it is a plain link with the whole number (`D-101`).
 */
export function PhoneRevealView({
  phone,
  href,
  isRevealed,
  onPress,
  stockNumber = null,
}: PhoneRevealViewProps) {
  const classes = phoneRevealStyles()
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a fieldset is for fields
    <div role="group" aria-label="Call the dealer" className={classes.root}>
      <ButtonLink
        href={href}
        variant="outline"
        width="full"
        className={cx(classes.button, createMaskIconClass('phone', 'start'))}
        data-hydrate=""
        onClick={onPress}
      >
        <span className={classes.words}>
          <span className={classes.call}>
            Call Now{' '}
            <span className={classes.number}>
              {isRevealed ? phone : <MaskedNumber phone={phone} />}
            </span>
          </span>
          {!isRevealed && ' '}
          {!isRevealed && <span className={classes.hint}>Show number</span>}
        </span>
      </ButtonLink>
      {stockNumber && <p className={classes.note}>Quote stock no. {stockNumber}</p>}
      <output className={hiddenText()}>{isRevealed ? `The number is ${phone}` : ''}</output>
    </div>
  )
}

export interface PhoneRevealProps extends Omit<PhoneRevealViewProps, 'isRevealed' | 'onPress'> {
  /** Called once, when the number is asked for; it never holds the number back. Default none. */
  onReveal?: RevealHandler
}

/** The number to call about a car, masked until it is asked for (`VDP-030`, `VDP-040`, `VDP-092`, `VDP-093`). */
export function PhoneReveal({ onReveal, ...view }: PhoneRevealProps) {
  const reveal = usePhoneReveal({ phone: view.phone, onReveal })
  return <PhoneRevealView {...view} {...reveal} />
}
