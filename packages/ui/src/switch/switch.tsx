import { cx } from '@forecourt/styled-system/css'
import { switchControl } from '@forecourt/styled-system/recipes'
import { type ComponentPropsWithRef, type ReactNode, useId } from 'react'
import { wireControl } from '../field/index.ts'

export interface SwitchProps extends Omit<ComponentPropsWithRef<'input'>, 'size' | 'type'> {
  /** Setting that is on or off; the whole row can be pressed. */
  label: ReactNode
  /** One more line under the label. Default none. */
  hint?: ReactNode
  /** Problem. Default none. */
  error?: ReactNode
  /** Switch before or after the words; after them in lists of settings. Default `start`. */
  side?: 'start' | 'end'
  /** Id of the input. Default: generated. */
  id?: string
}

/** A setting that takes effect at once. A native check box, read out as a switch. */
export function Switch({
  label,
  hint,
  error,
  side = 'start',
  id,
  className,
  ...rest
}: SwitchProps) {
  const ownId = useId()
  const fieldId = id ?? ownId
  const classes = switchControl({ side })
  return (
    <div className={cx(classes.root, className)}>
      <label className={classes.label}>
        <input
          {...rest}
          {...wireControl(fieldId, { hint, error }, rest)}
          aria-labelledby={`${fieldId}-label`}
          type="checkbox"
          // oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- a native box says itself whether it is on
          role="switch"
          className={classes.input}
        />
        <span className={classes.text}>
          <span id={`${fieldId}-label`}>{label}</span>
          {hint && (
            <span id={`${fieldId}-hint`} className={classes.hint}>
              {hint}
            </span>
          )}
        </span>
      </label>
      {error && (
        <span id={`${fieldId}-error`} className={classes.error}>
          {error}
        </span>
      )}
    </div>
  )
}
