import {
  formatClientStorageKey,
  type KeyValueStorage,
  readClientStorage,
  writeClientStorage,
} from './client-storage.ts'
import type { Enquiry } from './enquiry.ts'
import { fieldNames } from './enquiry-fields.ts'
import type { EnquiryForm } from './enquiry-form.ts'

/** A form that is not sent yet. */
export interface EnquiryDraft {
  /** Text as it was typed, by field. */
  values: Readonly<Record<string, unknown>>
  /** Key of a sending that waits for a connection; `null` when none does. Source: `PLUS-037` */
  pendingKey: string | null
  /** Key these values were sent under, with an answer or without one. Default `null`, they never were. */
  sentKey?: string | null
}

const readDrafts = (data: unknown) =>
  typeof data === 'object' && data !== null ? (data as Record<string, unknown>) : null

function readDraft(data: unknown): EnquiryDraft | null {
  if (typeof data !== 'object' || data === null) return null
  const { values, pendingKey, sentKey } = data as Record<string, unknown>
  if (typeof values !== 'object' || values === null) return null
  const readKey = (key: unknown) => (typeof key === 'string' ? key : null)
  return {
    values: values as Record<string, unknown>,
    pendingKey: readKey(pendingKey),
    sentKey: readKey(sentKey),
  }
}

/**
 * The draft of one form, or `null`.
 * @param formName tells the forms of a site apart, the address a form is sent to
 * Source: `PLUS-038`
 */
export function readEnquiryDraft(
  storage: KeyValueStorage | null,
  siteId: string,
  formName: string,
): EnquiryDraft | null {
  const key = formatClientStorageKey(siteId, 'enquiry-draft')
  return readDraft(readClientStorage(storage, key, readDrafts)?.[formName])
}

/** Keeps the draft of one form, or forgets it when `draft` is `null`. Source: `PLUS-038` */
export function writeEnquiryDraft(
  storage: KeyValueStorage | null,
  siteId: string,
  formName: string,
  draft: EnquiryDraft | null,
): void {
  const key = formatClientStorageKey(siteId, 'enquiry-draft')
  const { [formName]: _, ...others } = readClientStorage(storage, key, readDrafts) ?? {}
  const drafts = draft ? { ...others, [formName]: draft } : others
  writeClientStorage(storage, key, Object.keys(drafts).length > 0 ? drafts : null)
}

/** Values with the typed fields of a draft; what the form does not show, or nobody may change, keeps its present value. */
export function restoreDraft(
  values: Enquiry,
  draft: EnquiryDraft,
  fields: EnquiryForm['fields'],
): Enquiry {
  const restored: Record<string, unknown> = { ...values }
  const typed = fields.filter(({ isVerified }) => !isVerified)
  for (const name of [...typed.flatMap(fieldNames), 'opt_in']) {
    const drafted = draft.values[name]
    const present = restored[name]
    const isSameKind =
      typeof drafted === typeof present && Array.isArray(drafted) === Array.isArray(present)
    if (isSameKind) restored[name] = Array.isArray(drafted) ? drafted.map(String) : drafted
  }
  return restored as Enquiry
}
