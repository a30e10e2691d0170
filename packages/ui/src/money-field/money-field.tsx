'use client'

import { moneyField } from '@forecourt/styled-system/recipes'
import { useState } from 'react'
import { formatNumberText, NumberField, type NumberFieldProps } from '../number-field/index.ts'

export interface MoneyFieldProps extends Omit<NumberFieldProps, 'prefix' | 'grouping'> {
  /** Whole dollars offered as quick choices under the field. Default none. */
  presetDollars?: readonly number[]
}

/** Whole dollars: a dollar sign, thousands separators and, on demand, quick choices. */
export function MoneyField({
  presetDollars = [],
  value,
  defaultValue = null,
  onValueChange,
  className,
  ...rest
}: MoneyFieldProps) {
  const [ownValue, setOwnValue] = useState(defaultValue)
  const classes = moneyField()
  const dollars = value === undefined ? ownValue : value
  const choose = (details: { value: number | null }) => {
    setOwnValue(details.value)
    onValueChange?.(details)
  }
  return (
    <div className={classes.root}>
      <NumberField
        {...rest}
        className={className}
        prefix="$"
        value={dollars}
        onValueChange={choose}
      />
      {presetDollars.length > 0 && (
        <fieldset className={classes.presets} aria-label="Quick choices">
          {presetDollars.map((preset) => (
            <button
              key={preset}
              type="button"
              className={classes.preset}
              aria-pressed={preset === dollars}
              disabled={rest.disabled || rest.readOnly}
              onClick={() => choose({ value: preset })}
            >
              ${formatNumberText(preset)}
            </button>
          ))}
        </fieldset>
      )}
    </div>
  )
}
