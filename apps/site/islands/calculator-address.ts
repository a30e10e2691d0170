/** Milliseconds without a change after which the address follows: browsers limit how often it is written. */
const PAUSE_MS = 400

let pending: Readonly<Record<string, string>> = {}
let timer: ReturnType<typeof setTimeout> | undefined

/**
 * Writes what a calculator was asked into the address of the page, beside what that says already: a reload, or
 * coming back to the page, answers it again.
 * Source: `D-102`
 */
export function keepInAddress(parameters: Readonly<Record<string, string>>): void {
  pending = { ...pending, ...parameters }
  clearTimeout(timer)
  timer = setTimeout(() => {
    const address = new URL(location.href)
    for (const [name, value] of Object.entries(pending)) address.searchParams.set(name, value)
    pending = {}
    history.replaceState(history.state, '', address)
  }, PAUSE_MS)
}
