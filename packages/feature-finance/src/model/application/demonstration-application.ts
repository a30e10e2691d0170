import { DEMONSTRATION_PATH } from '../quote/lender-redirect.ts'

/** Part of an application the page of the demonstration lender shows: nothing of the person. */
export interface DemonstrationApplication {
  amountDollars: number | null
  /** Whole years. */
  termYears: number | null
  /** Null without a car. */
  carId: number | null
  dealershipSlug: string | null
}

const names = {
  amountDollars: 'amount',
  termYears: 'loanTerm',
  carId: 'car_id',
  dealershipSlug: 'dealership',
} as const satisfies Record<keyof DemonstrationApplication, string>

/** Address of the page of the demonstration lender, with what it is to show. */
export function formatDemonstrationPath(application: DemonstrationApplication): string {
  const query = new URLSearchParams()
  for (const [key, name] of Object.entries(names)) {
    const value = application[key as keyof DemonstrationApplication]
    if (value !== null) query.set(name, String(value))
  }
  return `${DEMONSTRATION_PATH}?${query}`
}

const readNumber = (text: string | null, form: RegExp) =>
  text !== null && form.test(text) ? Number(text) : null

/** Application in the address of that page; what cannot be read is null. */
export function readDemonstrationApplication(query: URLSearchParams): DemonstrationApplication {
  const slug = query.get(names.dealershipSlug) ?? ''
  return {
    amountDollars: readNumber(query.get(names.amountDollars), /^\d{1,7}(?:\.\d{1,2})?$/),
    termYears: readNumber(query.get(names.termYears), /^[1-7]$/),
    carId: readNumber(query.get(names.carId), /^[1-9]\d{0,14}$/),
    dealershipSlug: /^[a-z\d-]+$/.test(slug) ? slug : null,
  }
}
