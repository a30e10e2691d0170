/** Part that ties a control to its hint, error and note. */
export interface ControlWiring {
  id: string
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
}

/** Ids of the texts that describe a field, for `aria-describedby`; the error is read first. */
export function joinDescriptions(
  id: string,
  shown: { hint?: unknown; error?: unknown; note?: unknown },
): string | undefined {
  const ids = [
    shown.error && `${id}-error`,
    shown.hint && `${id}-hint`,
    shown.note && `${id}-note`,
  ].filter(Boolean)
  return ids.join(' ') || undefined
}

/**
 * Attributes of a control inside `Field`: its id, the ids of the hint and error that are shown, and
 * whether it is wrong. With `note` an element of yours has the id `{id}-note`.
 */
export function wireControl(
  id: string,
  shown: { hint?: unknown; error?: unknown; note?: unknown },
): ControlWiring {
  return {
    id,
    'aria-describedby': joinDescriptions(id, shown),
    'aria-invalid': shown.error ? true : undefined,
  }
}
