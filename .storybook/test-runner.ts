import type { TestRunnerConfig } from '@storybook/test-runner'

/** Globals of the toolbar for this run: `{"dealer": "ridgeline"}`. */
const globals: Readonly<Record<string, string>> = JSON.parse(
  process.env.STORY_GLOBALS ?? '{"dealer":"harbour"}',
)

/** Opens the page the stories are drawn in and dresses it as the dealer whose turn it is. */
const config: TestRunnerConfig = {
  prepare: async ({ page }) => {
    const target = process.env.TARGET_URL ?? 'http://localhost:6006'
    const url = new URL('iframe.html', target.endsWith('/') ? target : `${target}/`)
    await page.goto(url.href, { waitUntil: 'load' })
    await page.evaluate(async (chosen) => {
      await Reflect.get(window, '__STORYBOOK_PREVIEW__').ready()
      Reflect.get(window, '__STORYBOOK_ADDONS_CHANNEL__').emit('updateGlobals', { globals: chosen })
    }, globals)
  },
  postVisit: async (page, { id }) => {
    const dealer = await page.evaluate(() => document.documentElement.dataset.tenant)
    if (dealer !== globals.dealer) {
      throw new Error(`${id} was drawn as ${dealer}, not as ${globals.dealer}`)
    }
  },
}

export default config
