import type { Page } from '@playwright/test'

/** Most that a page may shift; a fifth of what Core Web Vitals calls good. */
export const mostShift = 0.02

/** Shifts that count. */
export interface ShiftRules {
  /** Those up to 100 ms after fonts arrived. Default false: a font that comes late is another matter. */
  hasFonts?: boolean
  /** Those just after a visitor's press. Default false. */
  hasPressed?: boolean
}

/** A browser excuses what moves just after a press; an answer that is waited for has no such excuse. */
export const everyMove = { hasFonts: true, hasPressed: true } as const satisfies ShiftRules

interface Shifts {
  moves: { at: number; value: number; isPressed: boolean }[]
  fontsAt: number
}

/**
 * Records from now on, over every page that is opened, what moves.
 * @returns the sum of what moved on the present page, from a moment of its clock on (in milliseconds,
 *   default its start), asked once everything that is due is drawn
 */
export async function recordSteadiness(
  page: Page,
  { hasFonts = false, hasPressed = false }: ShiftRules = {},
): Promise<(since?: number) => Promise<number>> {
  await page.addInitScript(() => {
    const shifts: Shifts = { moves: [], fontsAt: 0 }
    document.fonts.addEventListener('loadingdone', () => {
      shifts.fontsAt = performance.now()
    })
    Reflect.set(window, 'shiftsOfPage', shifts)
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        shifts.moves.push({
          at: entry.startTime,
          value: Number(Reflect.get(entry, 'value')),
          isPressed: Boolean(Reflect.get(entry, 'hadRecentInput')),
        })
    }).observe({ type: 'layout-shift', buffered: true })
  })
  return async (since = 0) => {
    await settleFrames(page)
    const { moves, fontsAt } = await page.evaluate(
      () => Reflect.get(window, 'shiftsOfPage') as Shifts,
    )
    return moves
      .filter(({ at }) => at >= since)
      .filter(({ at }) => hasFonts || at > fontsAt + 100)
      .filter(({ isPressed }) => hasPressed || !isPressed)
      .reduce((sum, { value }) => sum + value, 0)
  }
}

/** Waits until what the page has changed so far is drawn, and observers were notified. */
export async function settleFrames(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let count = 0; count < 3; count += 1) await new Promise(requestAnimationFrame)
    await new Promise((resolve) => {
      requestIdleCallback(resolve, { timeout: 1000 })
    })
  })
}
