import { formatPrice } from '@forecourt/stock/model'
import { type EnquiryField, type EnquirySite, hasDealershipSelect } from './enquiry-fields.ts'
import { leadMessage } from './lead-message.ts'
import { readWholeDollars } from './lead-text.ts'

/** Fields that only a lead about a loan carries. Source: `FIN-096`, `FIN-097` */
export type FinanceField =
  | 'purchasePrice'
  | 'loanTerm'
  | 'selfAssessedCreditScore'
  | 'whoIsHelping'
  | 'vin'
  | 'nvic'
  | 'year'

const names: readonly string[] = [
  'purchasePrice',
  'loanTerm',
  'selfAssessedCreditScore',
  'whoIsHelping',
  'vin',
  'nvic',
  'year',
] satisfies FinanceField[]

/** True for the name of such a field. */
export const isFinanceField = (name: string): name is FinanceField => names.includes(name)

const terms = ['1', '2', '3', '4', '5', '6', '7']

const histories = [
  { value: 'GREAT', label: 'Great' },
  { value: 'DECENT', label: 'Decent' },
  { value: 'POOR', label: 'Poor' },
]

/** Loan a visitor asks about: amount, years and credit history. Source: `FIN-042`, `FIN-044` */
export const loanFields: readonly EnquiryField[] = [
  {
    name: 'purchasePrice',
    label: 'Amount to finance',
    kind: 'money',
    isRequired: true,
    maxLength: 12,
    autoComplete: 'off',
  },
  {
    name: 'loanTerm',
    label: 'Loan term',
    kind: 'select',
    isRequired: true,
    options: terms.map((years) => ({
      value: years,
      label: years === '1' ? '1 year' : `${years} years`,
    })),
  },
  {
    name: 'selfAssessedCreditScore',
    label: 'Credit history',
    kind: 'select',
    isRequired: true,
    options: histories,
  },
]

/** Names of the fields of the loan. */
export const loanFieldNames = loanFields.map(({ name }) => name)

/** The loan of a lead in words, "Loan term: 5 years"; what was not said is left out. Source: `FIN-096` */
export function listLoanFacts(
  loan: Readonly<Partial<Record<FinanceField, string>>>,
): { term: string; details: string }[] {
  const facts = loanFields.map(({ name, label, options }) => {
    const said = loan[name as FinanceField] ?? ''
    const dollars = name === 'purchasePrice' ? readWholeDollars(said) : null
    const choice = options?.find(({ value }) => value === said)?.label ?? said
    return { term: label, details: dollars === null ? choice : formatPrice(dollars) }
  })
  return [...facts, { term: 'Helped by', details: loan.whoIsHelping ?? '' }].filter(
    ({ details }) => details !== '',
  )
}

const isAmount = (text: string) =>
  /^\$?\s*\d[\d,\s]*(?:\.\d{1,2})?$/.test(text) && /[1-9]/.test(text)

const problemOf = (text: string, isRight: boolean, wrong: string = leadMessage.invalidChoice) => {
  if (text === '') return leadMessage.required
  return isRight ? null : wrong
}

/**
 * Mistakes in the loan a visitor asks about, by field, and a dealership that was not chosen. A lead that says
 * nothing of a loan has none: it comes from a form that does not ask, such as the contact page.
 */
export function findLoanProblems(
  site: EnquirySite,
  loan: Readonly<
    Record<'purchasePrice' | 'loanTerm' | 'selfAssessedCreditScore' | 'dealership_slug', string>
  >,
): Record<string, string | null> {
  const { purchasePrice, loanTerm, selfAssessedCreditScore: history } = loan
  if ([purchasePrice, loanTerm, history].every((text) => text === '')) return {}
  const isUnplaced = hasDealershipSelect(site) && loan.dealership_slug === ''
  const isHistory = histories.some(({ value }) => value === history)
  return {
    ...(isUnplaced && { dealership_slug: leadMessage.required }),
    purchasePrice: problemOf(purchasePrice, isAmount(purchasePrice), leadMessage.invalidLoanAmount),
    loanTerm: problemOf(loanTerm, terms.includes(loanTerm)),
    selfAssessedCreditScore: problemOf(history, isHistory),
  }
}
