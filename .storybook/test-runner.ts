import { appendFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import type { TestRunnerConfig } from '@storybook/test-runner'
import { checkErrors, listenForErrors, takeErrors } from './visit/console.ts'
import { openPreview } from './visit/open.ts'
import { plantFaults } from './visit/plant.ts'
import { resizeUnseen } from './visit/resize.ts'
import { readStory, sizeOf } from './visit/story.ts'
import { chooseThemes } from './visit/themes.ts'
import { visitStory } from './visit/visit-story.ts'

/** True when every story is checked in every theme. */
const everyTheme = process.env.STORY_THEMES === 'all'

/** File the run writes the stories to that it found sound, an id a line; none when unset. */
const soundFile = process.env.STORY_SOUND

/** Faults planted in every story, to see that the run finds them; none when unset. */
const plantedFaults = process.env.STORY_FAULTS?.split(',') ?? []

const visited = new Set<string>()

/** True after a story that failed, until what Storybook prints of that has been taken. */
let isEchoing = false

/**
 * Opens the page the stories are drawn in. When a story was drawn and played, it is given each of
 * its themes in turn and checked by axe, and made narrow; nothing may have printed an error till then.
 */
const config: TestRunnerConfig = {
  prepare: async ({ page }) => {
    await openPreview(page, process.env.TARGET_URL ?? 'http://localhost:6006')
    await page.addScriptTag({ path: createRequire(import.meta.url).resolve('axe-core/axe.min.js') })
  },
  preVisit: async (page, { id }) => {
    // The test runner would run a story again whose page went elsewhere.
    if (visited.has(id)) throw new Error(`${id} left its page`)
    visited.add(id)
    listenForErrors(page)
    const { viewport } = await readStory(page, id)
    if (isEchoing) takeErrors(page)
    isEchoing = false
    await resizeUnseen(page, sizeOf(viewport))
  },
  postVisit: async (page, { id, title, hasFailure }) => {
    if (hasFailure) {
      isEchoing = true
      return
    }
    await plantFaults(page, plantedFaults)
    const { axe, reflows, consoleErrors } = await readStory(page, id)
    const problems = await visitStory({
      page,
      title,
      themes: chooseThemes({ id, title }, everyTheme),
      axe,
      reflows,
    })
    problems.push(...checkErrors(takeErrors(page), consoleErrors))
    if (problems.length > 0) throw new Error(`${id}\n${problems.join('\n')}`)
    if (soundFile) await appendFile(soundFile, `${id}\n`)
  },
}

export default config
