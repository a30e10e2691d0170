import { defineConfig } from '@playwright/test'
// @boundaries-ignore One way to find the browser for every tool of the project.
import { launchOptions } from '../../scripts/browser.mjs'

// Workers write in colour, and Node warns of NO_COLOR beside that.
delete process.env.NO_COLOR

/** Apps that partners make of the packed packages; they need the registry of npm, and minutes. */
export default defineConfig({
  testDir: 'tests/partner',
  testMatch: '**/*.partner.ts',
  outputDir: '../../test-results/partner',
  globalSetup: './tests/partner/open-registry.ts',
  // Each installs and builds with all cores there are.
  workers: 1,
  forbidOnly: Boolean(process.env.CI),
  reporter: [['dot']],
  timeout: 600_000,
  expect: { timeout: 60_000 },
  use: {
    actionTimeout: 60_000,
    launchOptions: launchOptions(),
    viewport: { width: 1440, height: 900 },
  },
})
