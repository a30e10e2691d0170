import type { Page } from 'playwright'
import type { DealerName } from '../dealer-titles.ts'
import { type AxeParameters, findFaults } from './axe.ts'
import { findOverflow } from './reflow.ts'
import { applyThemeTo, redrawAs } from './scene.ts'

/** A story that has been drawn and whose play function has ended. */
export interface StoryVisit {
  page: Page
  title: string
  /** Themes it is checked in. */
  themes: readonly DealerName[]
  axe: AxeParameters
  /** False for a page that may scroll sideways. */
  reflows: boolean
}

/** Everything wrong with a story in each theme, a line each; empty when it is sound. */
export async function visitStory(visit: StoryVisit): Promise<string[]> {
  const problems: string[] = []
  for (const theme of visit.themes) problems.push(...(await visitAs(visit, theme)))
  if (visit.reflows) {
    const wide = await findOverflow(visit.page)
    problems.push(...wide.map((name) => `scrolls sideways: ${name}`))
  }
  return problems
}

async function visitAs(visit: StoryVisit, theme: DealerName): Promise<string[]> {
  const { page, title, themes, axe } = visit
  const isDrawnAnew = title.startsWith('Foundations/')
  await (isDrawnAnew ? redrawAs(page, theme) : applyThemeTo(page, theme))
  const isSameElements = !isDrawnAnew && theme !== themes[0]
  const faults = await findFaults(page, axe, isSameElements ? 'looks' : 'everything')
  return faults.map(
    ({ rule, help, elements }) => `${theme}: ${rule}, ${help}: ${elements.join(', ')}`,
  )
}
