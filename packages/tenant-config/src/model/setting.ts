import * as v from 'valibot'

/** True when a setting may be sent to the browser; anything unmarked is treated as `server` (CFG-097). */
type Visibility = 'browser' | 'server'

/**
 * A documented setting that must be given.
 * @param description one sentence with the default's meaning and the source id; it becomes the JSON Schema description
 */
function requiredSetting<const TSchema extends v.GenericSchema>(
  visibility: Visibility,
  schema: TSchema,
  description: string,
) {
  return v.pipe(schema, v.metadata({ description, visibility }))
}

/**
 * A documented setting with a default. The default is validated like a given value, so the default
 * `{}` of a group fills in the defaults of all its settings.
 */
function defaultedSetting<
  const TSchema extends v.GenericSchema,
  const TDefault extends v.InferInput<TSchema>,
>(visibility: Visibility, schema: TSchema, fallback: TDefault, description: string) {
  return v.optional(v.pipe(schema, v.metadata({ description, visibility })), fallback)
}

/** A setting visible to the browser, with its default. */
export function browserSetting<
  const TSchema extends v.GenericSchema,
  const TDefault extends v.InferInput<TSchema>,
>(schema: TSchema, fallback: TDefault, description: string) {
  return defaultedSetting('browser', schema, fallback, description)
}

/** A setting that stays on the server, with its default. */
export function serverSetting<
  const TSchema extends v.GenericSchema,
  const TDefault extends v.InferInput<TSchema>,
>(schema: TSchema, fallback: TDefault, description: string) {
  return defaultedSetting('server', schema, fallback, description)
}

/** A setting visible to the browser that must be given. */
export function browserField<const TSchema extends v.GenericSchema>(
  schema: TSchema,
  description: string,
) {
  return requiredSetting('browser', schema, description)
}

/** A setting that stays on the server and must be given. */
export function serverField<const TSchema extends v.GenericSchema>(
  schema: TSchema,
  description: string,
) {
  return requiredSetting('server', schema, description)
}
