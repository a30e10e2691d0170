import type { Page } from 'playwright'

/** Errors each page has printed or thrown since they were last taken. */
const printedBy = new WeakMap<Page, string[]>()

/** Listens to what a page prints as an error and to what it throws and nobody catches. */
export function listenForErrors(page: Page): void {
  if (printedBy.has(page)) return
  const printed: string[] = []
  printedBy.set(page, printed)
  page.on('pageerror', (error) => printed.push(`uncaught ${error.message}`))
  page.on('console', (message) => {
    if (message.type() !== 'error') return
    const { url } = message.location()
    printed.push(url && !url.includes('/assets/') ? `${message.text()} (${url})` : message.text())
  })
}

/** Errors of a page since the last call; it starts anew with each story. */
export function takeErrors(page: Page): string[] {
  return printedBy.get(page)?.splice(0) ?? []
}

/**
 * Faults in what a story printed: each error it did not state, and each it stated and did not print.
 * @param expected parts of the messages a story states by `parameters.consoleErrors`
 */
export function checkErrors(printed: readonly string[], expected: readonly string[]): string[] {
  const surprising = printed.filter((message) => !expected.some((part) => message.includes(part)))
  const absent = expected.filter((part) => !printed.some((message) => message.includes(part)))
  return [
    ...surprising.map((message) => `prints an error: ${message}`),
    ...absent.map((part) => `does not print the error it states: ${part}`),
  ]
}
