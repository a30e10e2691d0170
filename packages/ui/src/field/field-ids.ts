/** What ties a control to its hint and error. */
export interface ControlWiring {
  id: string
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
}

/**
 * Attributes of a control inside `Field`: its id, the ids of the hint and error that are shown, and
 * whether it is wrong.
 */
export function controlWiring(
  id: string,
  shown: { hint?: unknown; error?: unknown },
): ControlWiring {
  const describedBy = [shown.error && `${id}-error`, shown.hint && `${id}-hint`].filter(Boolean)
  return {
    id,
    'aria-describedby': describedBy.join(' ') || undefined,
    'aria-invalid': shown.error ? true : undefined,
  }
}
