import type { TestRunnerConfig } from '@storybook/test-runner'

/** Globals of the toolbar for this run, as `dealer:ridgeline`. */
const globals = process.env.STORY_GLOBALS ?? 'dealer:harbour'

/** Opens the page the stories are drawn in, dressed as the dealer whose turn it is. */
const config: TestRunnerConfig = {
  prepare: async ({ page }) => {
    const target = process.env.TARGET_URL ?? 'http://localhost:6006'
    const url = new URL('iframe.html', target.endsWith('/') ? target : `${target}/`)
    url.searchParams.set('globals', globals)
    await page.goto(url.href, { waitUntil: 'load' })
  },
}

export default config
