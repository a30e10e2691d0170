'use client'

import { Button } from '@forecourt/ui/button'
import { TriangleAlertIcon, TruckIcon } from '@forecourt/ui/icon'
import { PostcodeField } from '@forecourt/ui/postcode-field'
import type { FormEvent, ReactNode } from 'react'
import { DELIVERY_UNKNOWN } from '../../model/error-message.ts'
import { type DeliveryAnswer, formatDeliveryPrice } from '../../model/index.ts'
import { calculatorStyles } from '../calculator/calculator.styles.ts'
import {
  type UseDeliveryCalculatorOptions,
  useDeliveryCalculator,
} from './use-delivery-calculator.ts'

interface DeliveryCalculatorWords {
  /** Address of the page without its query; the form without script leads there. */
  action: string
  /** Data that is delivered, such as "car". Default "vehicle". */
  noun?: string
  /** Small print below, such as where the distances are from. Default none. */
  note?: ReactNode
}

export interface DeliveryCalculatorViewProps extends DeliveryCalculatorWords {
  /** Postcode in the field. */
  postcode: string
  /** Facts known about it; null before anybody asked. */
  answer: DeliveryAnswer | null
  /** The answer is under way. Default false. */
  isLoading?: boolean
  /** Called with what is typed. Default none. */
  onPostcodeChange?: (postcode: string) => void
  /** Called when the form is sent. Default none, the browser sends it. */
  onSubmit?: (event: FormEvent<HTMLFormElement>) => void
}

/** Cost of delivery to a postcode. Source: VDP-058, VDP-106 to VDP-109 */
export function DeliveryCalculatorView({
  action,
  noun = 'vehicle',
  note,
  postcode,
  answer,
  isLoading = false,
  onPostcodeChange,
  onSubmit,
}: DeliveryCalculatorViewProps) {
  const classes = calculatorStyles({ share: 'even' })
  return (
    <div className={classes.root}>
      <form
        method="get"
        action={`${action}#delivery`}
        noValidate
        className={classes.form}
        onSubmit={onSubmit}
      >
        <PostcodeField
          name="postcode"
          label="Delivery postcode"
          required
          value={onPostcodeChange ? postcode : undefined}
          defaultValue={postcode}
          onValueChange={({ value }) => onPostcodeChange?.(value)}
          error={answer?.kind === 'refused' ? answer.message : undefined}
        />
        <Button type="submit" variant="outline">
          Get a delivery price
        </Button>
        {note && <p className={classes.note}>{note}</p>}
      </form>
      <output className={classes.panel} aria-busy={isLoading || undefined}>
        <Answer answer={answer} noun={noun} isLoading={isLoading} />
      </output>
    </div>
  )
}

function Answer({
  answer,
  noun,
  isLoading,
}: Required<Pick<DeliveryCalculatorViewProps, 'answer' | 'noun' | 'isLoading'>>) {
  const classes = calculatorStyles({ share: 'even' })
  if (isLoading)
    return (
      <>
        <TruckIcon className={classes.icon} aria-hidden="true" />
        <span className={classes.text}>Looking up the price…</span>
      </>
    )
  if (answer?.kind === 'price')
    return (
      <>
        <span className={classes.label}>Delivery: {answer.name}</span>
        <span className={classes.amount}>{formatDeliveryPrice(answer.price)}</span>
        <span className={classes.text}>An estimate. We confirm it before you pay anything.</span>
      </>
    )
  if (answer?.kind === 'unknown' || answer?.kind === 'failed')
    return (
      <>
        <TriangleAlertIcon className={classes.icon} aria-hidden="true" />
        <span className={classes.text}>{DELIVERY_UNKNOWN}</span>
      </>
    )
  return (
    <>
      <TruckIcon className={classes.icon} aria-hidden="true" />
      <span className={classes.text}>
        Tell us your postcode to see what it costs to have this {noun} brought to you.
      </span>
    </>
  )
}

/** Words of the calculator, and what it reckons with. */
export interface DeliveryCalculatorProps
  extends DeliveryCalculatorWords,
    UseDeliveryCalculatorOptions {}

/** The same with its state: asks `lookUp` in place once there is script. */
export function DeliveryCalculator({ action, noun, note, ...options }: DeliveryCalculatorProps) {
  const state = useDeliveryCalculator(options)
  return <DeliveryCalculatorView action={action} noun={noun} note={note} {...state} />
}
