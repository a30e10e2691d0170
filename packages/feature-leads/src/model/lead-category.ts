import * as kinds from './kinds/index.ts'
import type { LeadKind } from './kinds/lead-kind.ts'

type Kind = (typeof kinds)[keyof typeof kinds]

/** Kinds of lead with a form of their own. Source: `LEAD-001` to `LEAD-003` */
export type EnquiryKind = Extract<Kind, { form: unknown }>['key']

/** Every kind of lead (`D-05`). */
export const LEAD_KINDS: readonly LeadKind[] = Object.values(kinds)

/** Kinds whose form has a page about one vehicle. */
export const CAR_PAGE_KINDS = LEAD_KINDS.filter(hasCarPage)

/** Kinds whose form has a page about no vehicle in stock. */
export const FORM_PAGE_KINDS = LEAD_KINDS.filter(hasPage)

/** Subcategory of an enquiry that started at a vehicle that is not available (`D-10`). */
export const similarSubcategory = 'Find Me Something Similar'

/** The kind a category stands for; null for one that only a dealer's list knows. */
export function findLeadKind(category: string): LeadKind | null {
  return LEAD_KINDS.find((kind) => kind.category === category) ?? null
}

/** The kind of a lead as it was chosen or as it went out. */
export function findSentKind(category: string, subcategory: string): LeadKind | null {
  const renamed = LEAD_KINDS.find(
    ({ sentAs }) => sentAs?.category === category && sentAs.subcategory === subcategory,
  )
  return renamed ?? findLeadKind(category)
}

/** The kind whose form goes by a name. */
export function findEnquiryKind(key: EnquiryKind): LeadKind & Required<Pick<LeadKind, 'form'>> {
  const found = LEAD_KINDS.filter(hasForm).find((kind) => kind.key === key)
  if (!found) throw new Error(`[feature-leads] expected a kind with a form, got ${key}`)
  return found
}

interface SentCategory {
  category: string
  subcategory: string
}

/**
 * Category and subcategory as they are sent: "Careers Enquiry" goes out as "General Enquiry" with
 * subcategory "Career Enquiry"; anything else is unchanged. Applying it twice changes nothing more.
 * Source: `LEAD-014`
 */
export function readSentCategory({ category, subcategory }: SentCategory): SentCategory {
  return findLeadKind(category)?.sentAs ?? { category, subcategory }
}

/**
 * Words for a lead on one line: its category, and its subcategory where it has one, which alone is enough where it
 * names the category again ("Trade In (3. Offer Accepted)", "Test drive cancelled").
 */
export function formatLeadKind({ category, subcategory }: SentCategory): string {
  if (subcategory.toLowerCase().startsWith(category.toLowerCase())) return subcategory
  return subcategory === '' || category === ''
    ? category + subcategory
    : `${category} (${subcategory})`
}

function hasForm(kind: LeadKind): kind is LeadKind & Required<Pick<LeadKind, 'form'>> {
  return kind.form !== undefined
}

function hasPage(kind: LeadKind): kind is LeadKind & Required<Pick<LeadKind, 'page'>> {
  return kind.page !== undefined
}

function hasCarPage(kind: LeadKind): kind is LeadKind & Required<Pick<LeadKind, 'carPage'>> {
  return kind.carPage !== undefined
}
