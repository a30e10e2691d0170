/** Part that ties a control to its hint, error and note. */
export interface ControlWiring {
  id: string
  'aria-describedby': string | undefined
  'aria-invalid': OwnWiring['aria-invalid']
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

/** Attributes that a page gave a control itself. */
export interface OwnWiring {
  'aria-describedby'?: string
  'aria-invalid'?: boolean | 'true' | 'false' | 'grammar' | 'spelling'
}

/**
 * Attributes of a control inside `Field`: its id, the ids of the hint and error that are shown, and
 * whether it is wrong. With `note` an element of yours has the id `{id}-note`.
 * @param own attributes the control was given; what describes it is read last, and it stays wrong. Default none
 */
export function wireControl(
  id: string,
  shown: { hint?: unknown; error?: unknown; note?: unknown },
  own: OwnWiring = {},
): ControlWiring {
  const described = [joinDescriptions(id, shown), own['aria-describedby']]
  return {
    id,
    'aria-describedby': described.filter(Boolean).join(' ') || undefined,
    'aria-invalid': shown.error ? true : own['aria-invalid'],
  }
}
