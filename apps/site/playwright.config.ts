import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { defineConfig } from '@playwright/test'
// @boundaries-ignore One way to find the browser for every tool of the project.
import { launchOptions, nearPictures } from '../../scripts/browser.mjs'

const root = fileURLToPath(new URL('../..', import.meta.url))

/**
 * Folder of the site under test, with a copy of the tenant files beside which a test may lay its own;
 * it goes when the run is over.
 */
function openData(): string {
  const data = mkdtempSync(join(tmpdir(), 'forecourt-e2e-'))
  cpSync(join(root, 'packages/demo/tenants'), join(data, 'tenants'), { recursive: true })
  process.once('exit', () => rmSync(data, { recursive: true, force: true }))
  return data
}

// Workers write in colour, and Node warns of NO_COLOR beside that: tests would read the warning.
delete process.env.NO_COLOR

// Every worker reads this file; they share the folder the first reading made.
process.env.FORECOURT_E2E_DATA ??= openData()
const data = process.env.FORECOURT_E2E_DATA

const browser = launchOptions()

export default defineConfig({
  testDir: 'tests',
  testMatch: '**/*.e2e.ts',
  outputDir: '../../test-results/journeys',
  fullyParallel: true,
  // One more than the two cores it is made for, because a journey often waits: an eighth less time.
  workers: 3,
  forbidOnly: Boolean(process.env.CI),
  reporter: [['dot']],
  // Long enough for a busy machine: only what never comes takes so long.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  use: {
    launchOptions: { ...browser, args: [...(browser.args ?? []), nearPictures] },
    // A trace costs every test a third of its time; "--trace on" makes one of the test that needs it.
    screenshot: 'only-on-failure',
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
    cwd: root,
    // The port is the system's choice, unless `FORECOURT_E2E_PORT` names one; the tests read it there.
    // `FORECOURT_E2E_WORKERS` is the number of the server's processes.
    wait: { stdout: /Forecourt is ready: http:\/\/\S+:(?<forecourt_e2e_port>\d+)/ },
    timeout: 120_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
    env: {
      PORT: process.env.FORECOURT_E2E_PORT ?? '0',
      FORECOURT_DATA: data,
      FORECOURT_TENANTS: join(data, 'tenants'),
      FORECOURT_DEMO_STOCK: '1',
      FORECOURT_DEV_INBOX: '1',
      FORECOURT_WORKERS: process.env.FORECOURT_E2E_WORKERS ?? '1',
    },
  },
})
