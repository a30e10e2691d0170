import type { Page } from 'playwright'
import { viewports } from '../viewports.ts'
import type { AxeParameters } from './axe.ts'

/** Words a story says about its visit, by its parameters and globals. */
export interface StoryFacts {
  /** `parameters.a11y` */
  axe: AxeParameters
  /** `parameters.reflow`: false for a page that may scroll sideways. Default true. */
  reflows: boolean
  /** `parameters.consoleErrors`: parts of the errors it prints on purpose. Default none. */
  consoleErrors: readonly string[]
  /** `parameters.picture`: false for what no two runs draw alike. Default: true without a play function. */
  isPictured: boolean
  /** Name of the viewport its globals choose; null for the usual one. */
  viewport: string | null
}

/** Reads them from the page all stories are drawn in. */
export function readStory(page: Page, id: string): Promise<StoryFacts> {
  return page.evaluate(async (storyId) => {
    const { storyStore } = Reflect.get(window, '__STORYBOOK_PREVIEW__')
    const { parameters, storyGlobals, playFunction } = await storyStore.loadStory({ storyId })
    const { context, config, options, test, disable } = parameters.a11y ?? {}
    return {
      axe: { context, config, options, test, disable },
      reflows: parameters.reflow !== false,
      consoleErrors: parameters.consoleErrors ?? [],
      isPictured: parameters.picture ?? typeof playFunction !== 'function',
      viewport: storyGlobals?.viewport?.value ?? null,
    }
  }, id)
}

/** Size of the page for a viewport, in CSS pixels. */
export function sizeOf(viewport: string | null): { width: number; height: number } {
  const chosen = Object.entries(viewports).find(([name]) => name === viewport)
  if (!chosen) return { width: 1280, height: 720 }
  const { width, height } = chosen[1].styles
  return { width: Number.parseInt(width, 10), height: Number.parseInt(height, 10) }
}
