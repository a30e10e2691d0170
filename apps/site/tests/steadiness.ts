import type { Page } from '@playwright/test'

/** Most that a page may shift; a fifth of what Core Web Vitals calls good. */
export const mostShift = 0.02

/**
 * Records from now on, over every page that is opened, what moves without a visitor's press. What a
 * font moves that arrives late is no doing of a provider, and left out.
 */
export async function recordSteadiness(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const shifts: PerformanceEntry[] = []
    let fontsAt = 0
    document.fonts.addEventListener('loadingdone', () => {
      fontsAt = performance.now()
    })
    Reflect.set(window, 'shiftOfPage', () =>
      shifts
        .filter(({ startTime }) => startTime > fontsAt + 100)
        .reduce((sum, shift) => sum + Number(Reflect.get(shift, 'value')), 0),
    )
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        if (!Reflect.get(entry, 'hadRecentInput')) shifts.push(entry)
    }).observe({ type: 'layout-shift', buffered: true })
  })
  return () => page.evaluate(() => (Reflect.get(window, 'shiftOfPage') as () => number)())
}
