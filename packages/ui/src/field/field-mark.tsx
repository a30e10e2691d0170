import { field } from '@forecourt/styled-system/recipes'

export interface FieldMarkProps {
  required: boolean | undefined
  optional: boolean | undefined
}

/** Words a label says of its field: a star when it is required, "(optional)" on demand. */
export function FieldMark({ required, optional }: FieldMarkProps) {
  const classes = field()
  if (required) {
    return (
      <span aria-hidden="true" className={classes.required}>
        *
      </span>
    )
  }
  return optional ? <span className={classes.optional}> (optional)</span> : null
}
