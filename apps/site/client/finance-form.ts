import { financeAtoms } from '@forecourt/feature-finance'
import type { CalculatorInputs } from '@forecourt/feature-finance/model'
import { type CreditHistory, creditHistories } from '@forecourt/feature-finance/model/quote'
import { islandStore } from '@forecourt/islands/store'

type Field = HTMLInputElement | HTMLSelectElement

/** Field of the form by its name in the lead, and the input of the finance parts it is. */
const fields = [
  { name: 'purchasePrice', input: 'amountDollars' },
  { name: 'loanTerm', input: 'termYears' },
] as const

/** A slider tells of every step; the form, whose fields are many, takes the one it rests on. */
const SETTLE_MS = 100

const findField = (form: HTMLElement, name: string) =>
  form.querySelector<Field>(`form[method=post] [name=${name}]:not([type=hidden])`)

/* As the form writes it once it is left, which before its script runs nobody would do. */
const amountFormat = new Intl.NumberFormat('en-AU', { maximumFractionDigits: 0 })

/** Sets a field as a visitor would: React takes notice of a value only if it was not set by script. */
function fill(field: Field, value: string): void {
  const prototype = Object.getPrototypeOf(field) as Field
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, value)
  for (const type of ['input', 'change', 'focusout'])
    field.dispatchEvent(new Event(type, { bubbles: true }))
}

/** Amount and term of a text of the form; null for one that is no number. */
function readNumber(text: string): number | null {
  const digits = text.replaceAll(/[$,\s]/g, '')
  return /^\d+(?:\.\d+)?$/.test(digits) ? Number(digits) : null
}

interface FormStart extends Pick<CalculatorInputs, 'amountDollars' | 'termYears'> {
  creditHistory: CreditHistory
}

/** Credit history of the form and of the quick quote: each has the other's. */
function followCreditHistory(form: HTMLElement, start: CreditHistory): void {
  const find = () => findField(form, 'selfAssessedCreditScore')
  const take = () => {
    const chosen = creditHistories.find(({ value }) => value === find()?.value)?.value
    const before = islandStore.get(financeAtoms.creditHistory) ?? start
    if (chosen && chosen !== before) islandStore.set(financeAtoms.creditHistory, chosen)
  }
  take()
  islandStore.sub(financeAtoms.creditHistory, () => {
    const field = find()
    const chosen = islandStore.get(financeAtoms.creditHistory)
    if (field && chosen && field.value !== chosen) fill(field, chosen)
  })
  form.addEventListener('input', ({ target }) => target === find() && take())
}

/**
 * Amount, term and credit history of the finance form follow the other finance parts of the page, and they
 * follow the form, with what was typed before this ran too.
 * @param base inputs of the page before anything changed
 * @param start values the form came with
 * Source: `PLUS-112`
 */
export function followFinanceForm(
  page: Document,
  base: CalculatorInputs,
  { creditHistory, ...start }: FormStart,
): void {
  const form = page.getElementById('finance-form')
  if (!form) return
  followCreditHistory(form, creditHistory)
  const take = (target: Element | null, before: Partial<CalculatorInputs>) => {
    const known = fields.find(({ name }) => findField(form, name) === target)
    const value = known && readNumber((target as Field).value)
    if (!known || !value || Math.round(before[known.input] ?? 0) === Math.round(value)) return
    const inputs = islandStore.get(financeAtoms.inputs) ?? { ...base, ...start }
    islandStore.set(financeAtoms.inputs, { ...inputs, [known.input]: value })
  }
  for (const { name } of fields) take(findField(form, name), start)
  let timer: ReturnType<typeof setTimeout> | undefined
  const follow = () => {
    clearTimeout(timer)
    timer = undefined
    const inputs = islandStore.get(financeAtoms.inputs)
    for (const { name, input } of fields) {
      const field = findField(form, name)
      // A select has whole years only.
      const value = inputs && Math.round(inputs[input])
      if (field && value && readNumber(field.value) !== value)
        fill(field, input === 'amountDollars' ? amountFormat.format(value) : String(value))
    }
  }
  islandStore.sub(financeAtoms.inputs, () => {
    clearTimeout(timer)
    timer = setTimeout(follow, SETTLE_MS)
  })
  form.addEventListener('submit', () => timer && follow(), true)
  form.addEventListener('input', ({ target }) =>
    take(target as Element, islandStore.get(financeAtoms.inputs) ?? start),
  )
}
