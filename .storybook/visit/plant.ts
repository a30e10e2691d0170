import type { Page } from 'playwright'

/** Faults that can be laid over every story, to see that a run finds them. */
const plants: Readonly<Record<string, () => void>> = {
  padding: () => {
    for (const button of document.querySelectorAll<HTMLElement>('.fc-button')) {
      const { paddingInlineStart } = getComputedStyle(button)
      button.style.paddingInlineStart = `calc(${paddingInlineStart} + 1px)`
    }
  },
  contrast: () => {
    document.documentElement.style.setProperty('--colors-fg-on-action', '#8fa3ad')
  },
}

/**
 * Plants a fault in the page.
 * @throws RangeError for a name that is none
 */
export async function plantFault(page: Page, name: string): Promise<void> {
  const plant = plants[name]
  if (!plant) throw new RangeError(`[storybook] expected a fault to plant, got ${name}`)
  await page.evaluate(plant)
}
