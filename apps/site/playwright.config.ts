import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { defineConfig } from '@playwright/test'
// @boundaries-ignore One way to find the browser for every tool of the project.
import { launchOptions } from '../../scripts/browser.mjs'
import { openTenants } from './tests/one-colour.ts'

const port = 4173

// Every worker reads this file; they share the folder the first reading made.
process.env.FORECOURT_E2E_DATA ??= mkdtempSync(join(tmpdir(), 'forecourt-e2e-'))

export default defineConfig({
  testDir: 'tests',
  testMatch: '**/*.e2e.ts',
  outputDir: '../../test-results/journeys',
  fullyParallel: true,
  workers: 2,
  forbidOnly: Boolean(process.env.CI),
  reporter: [['dot']],
  timeout: 30_000,
  use: {
    baseURL: `http://harbour.localhost:${port}`,
    launchOptions: launchOptions(),
    trace: 'retain-on-failure',
  },
  projects: [
    { name: 'desktop', use: { viewport: { width: 1440, height: 900 } } },
    {
      name: 'phone',
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
      grep: /@phone/,
    },
  ],
  webServer: {
    command: 'node apps/site/dist/server/index.mjs',
    cwd: fileURLToPath(new URL('../..', import.meta.url)),
    url: `http://localhost:${port}/readyz`,
    timeout: 120_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
    env: {
      PORT: String(port),
      FORECOURT_DATA: process.env.FORECOURT_E2E_DATA,
      FORECOURT_TENANTS: openTenants(process.env.FORECOURT_E2E_DATA),
      FORECOURT_DEMO_STOCK: '1',
    },
  },
})
