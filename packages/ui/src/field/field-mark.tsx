export interface FieldMarkProps {
  required: boolean | undefined
  optional: boolean | undefined
  classes: { required: string; optional: string }
}

/** Words a label says of its field: a star when it is required, "(optional)" on demand. */
export function FieldMark({ required, optional, classes }: FieldMarkProps) {
  if (required) {
    return (
      <span aria-hidden="true" className={classes.required}>
        *
      </span>
    )
  }
  return optional ? <span className={classes.optional}> (optional)</span> : null
}
