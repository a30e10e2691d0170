/** Parameter of an address that names the step of a form, as a purchase and a trade-in name theirs. */
const stepParameter = 'step'

/** Step an address names; '' for the first. */
export const readStepAddress = (address: string): string =>
  new URL(address).searchParams.get(stepParameter) ?? ''

/**
 * An address at a step of the form on its page.
 * @param address whole, as `location.href` is
 * @param step '' for the first, whose address names none
 */
export function formatStepAddress(address: string, step: string): string {
  const url = new URL(address)
  if (readStepAddress(address) === step) return address
  if (step === '') url.searchParams.delete(stepParameter)
  else url.searchParams.set(stepParameter, step)
  return url.href
}
