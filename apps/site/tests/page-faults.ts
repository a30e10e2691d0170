import { type BrowserContext, type ConsoleMessage, expect, type Request } from '@playwright/test'

/** A fault that a test brings about itself, by its text or a part of it. */
export type ExpectedFault = string | RegExp

/** Everything that went wrong in the pages of a test. */
export interface PageFaults {
  /** Records from now on what goes wrong in the pages of a context. */
  watch(context: BrowserContext): void
  /** Says that a fault is meant to happen: at least once, and as often as it likes. */
  expect(...faults: readonly ExpectedFault[]): void
  /** Fails if something went wrong that was not expected, or went well that was not to. */
  check(): void
}

const isMet = (fault: string, expected: ExpectedFault) =>
  typeof expected === 'string' ? fault.includes(expected) : expected.test(fault)

/** A page that is left, or that needs a file no longer, breaks off what is under way. */
const brokenOff = 'net::ERR_ABORTED'

/** The browser's note of a failed request, which is recorded by method and address already. */
const isNoteOfRequest = (message: ConsoleMessage) =>
  message.text().startsWith('Failed to load resource:')

const named = (request: Request) => {
  const { host, pathname } = new URL(request.url())
  return `${request.method()} ${host.replace(/\.localhost:\d+$/, '')}${pathname}`
}

/**
 * Recorder of errors in the console, exceptions nobody caught, and requests that fail or are refused.
 * A request reads `404 GET harbour/search/none` or `net::ERR_FAILED GET harbour/api/events`.
 */
export function createPageFaults(): PageFaults {
  const faults: string[] = []
  const expected: ExpectedFault[] = []
  return {
    watch(context) {
      context.on('weberror', (error) => faults.push(`thrown: ${error.error().message}`))
      context.on('console', (message) => {
        if (message.type() === 'error' && !isNoteOfRequest(message))
          faults.push(`console: ${message.text()}`)
      })
      context.on('requestfailed', (request) => {
        const reason = request.failure()?.errorText ?? ''
        if (reason !== brokenOff) faults.push(`${reason} ${named(request)}`)
      })
      context.on('response', (response) => {
        if (response.status() >= 400)
          faults.push(`${response.status()} ${named(response.request())}`)
      })
    },
    expect(...more) {
      expected.push(...more)
    },
    check() {
      const surprises = faults.filter((fault) => !expected.some((each) => isMet(fault, each)))
      expect(surprises, 'what went wrong in the pages').toEqual([])
      const missed = expected.filter((each) => !faults.some((fault) => isMet(fault, each)))
      expect(missed.map(String), 'what was to go wrong and did not').toEqual([])
    },
  }
}
