import { appendFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { getStoryContext, type TestRunnerConfig } from '@storybook/test-runner'
import type { Page } from 'playwright'
import { dealers } from './dealers.ts'
import { viewports } from './toolbar.ts'
import { plantFault } from './visit/plant.ts'
import { visitStory } from './visit/visit-story.ts'

/** Dealers of this run, by name; all of them when unset. */
const chosenDealers = process.env.STORY_DEALERS?.split(',') ?? Object.keys(dealers)
/** Where the run writes the stories it found sound, an id a line; nowhere when unset. */
const evidenceFile = process.env.STORY_EVIDENCE

/** A fault planted in every story, to see that the run finds it; none when unset. */
const plantedFault = process.env.STORY_FAULT

/** Told to, the run replaces the pictures it finds changed, or compares with those that are kept. */
const keepsPictures = process.env.STORY_PICTURES === 'keep' || process.env.KEEP_PICTURES === '1'
const looksAtPictures = keepsPictures || process.env.STORY_PICTURES === 'compare'

/** Dealers whose pictures this run looks at, by name; all of them when unset. */
const picturedDealers = process.env.STORY_PICTURED?.split(',') ?? Object.keys(dealers)

/** A part is pictured as every dealer; what is built of parts as one light and one dark. */
function picturedAs(title: string): readonly string[] {
  const isPart = /^(?:UI|Foundations)\//.test(title)
  return picturedDealers.filter((name) => isPart || name === 'harbour' || name === 'aurelia')
}

/** A journey ends in a state that has a story and a picture of its own. */
async function isPictured(page: Page, chosen: boolean | undefined): Promise<boolean> {
  if (!looksAtPictures) return false
  return (
    chosen ??
    page.evaluate(() => {
      const { story } = Reflect.get(window, '__STORYBOOK_PREVIEW__').currentRender
      return typeof story.playFunction !== 'function'
    })
  )
}

/** Size of the page a story does not choose, in CSS pixels. */
const usualSize = { width: 1280, height: 720 }

/** Size a story chooses by the viewport of its globals. */
function sizeOf(name: string | undefined): { width: number; height: number } {
  const chosen = Object.entries(viewports).find(([viewport]) => viewport === name)
  if (!chosen) return usualSize
  const { width, height } = chosen[1].styles
  return { width: Number.parseInt(width, 10), height: Number.parseInt(height, 10) }
}

/**
 * Opens the page the stories are drawn in. When a story was drawn and played, it is dressed as each
 * dealer in turn, checked by axe and compared with its picture, and made narrow.
 */
const config: TestRunnerConfig = {
  prepare: async ({ page }) => {
    const target = process.env.TARGET_URL ?? 'http://localhost:6006'
    const url = new URL('iframe.html', target.endsWith('/') ? target : `${target}/`)
    // The visit checks as every dealer; the addon would check as the first one again.
    url.search = 'globals=a11y.manual:!true'
    await page.goto(url.href, { waitUntil: 'load' })
    await page.addScriptTag({ path: createRequire(import.meta.url).resolve('axe-core/axe.min.js') })
    await page.evaluate(async () => {
      await Reflect.get(window, '__STORYBOOK_PREVIEW__').ready()
    })
  },
  preVisit: async (page, context) => {
    const story: { storyGlobals?: { viewport?: { value?: string } } } = await getStoryContext(
      page,
      context,
    )
    await page.setViewportSize(sizeOf(story.storyGlobals?.viewport?.value))
  },
  postVisit: async (page, context) => {
    if (plantedFault) await plantFault(page, plantedFault)
    const { parameters } = await getStoryContext(page, context)
    const problems = await visitStory({
      page,
      id: context.id,
      title: context.title,
      dealers: chosenDealers,
      axe: parameters.a11y ?? {},
      pictured: (await isPictured(page, parameters.picture)) ? picturedAs(context.title) : [],
      reflows: parameters.reflow !== false,
      keepsPictures,
    })
    if (problems.length > 0) throw new Error(`${context.id}\n${problems.join('\n')}`)
    if (evidenceFile) await appendFile(evidenceFile, `${context.id}\n`)
  },
}

export default config
