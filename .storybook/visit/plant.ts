import type { Page } from 'playwright'

/** Faults that can be laid over every story, to see that a run finds them. */
const plants = {
  padding: () => {
    for (const button of document.querySelectorAll<HTMLElement>('.fc-button')) {
      const { paddingInlineStart } = getComputedStyle(button)
      button.style.paddingInlineStart = `calc(${paddingInlineStart} + 1px)`
    }
  },
  contrast: () => {
    document.documentElement.style.setProperty('--colors-fg-on-action', '#8fa3ad')
  },
  wide: () => {
    const wide = document.createElement('div')
    wide.className = 'planted'
    wide.style.cssText = 'width: 400px; height: 1px'
    document.querySelector('#storybook-root')?.append(wide)
  },
  error: () => {
    console.error('a planted error')
  },
  throw: () => {
    setTimeout(() => {
      throw new Error('a planted exception')
    })
  },
}

/**
 * Plants faults in the page.
 * @throws RangeError for a name that is none
 */
export async function plantFaults(page: Page, names: readonly string[]): Promise<void> {
  for (const name of names) {
    const plant = Object.entries(plants).find(([known]) => known === name)?.[1]
    if (!plant) throw new RangeError(`[storybook] expected a fault to plant, got ${name}`)
    await page.evaluate(plant)
  }
}
