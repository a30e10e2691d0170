import { existsSync } from 'node:fs'
import { chromium } from 'playwright'

const systemBrowsers = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

const isRoot = process.getuid?.() === 0

const quietFlags = [
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/**
 * Features switched off. Chromium takes the last such list of a command, so Playwright's own stands here
 * with the two of the address bar, which draw its suggestions in a process of their own for each context.
 */
const disabledFeatures = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
]

/** Path of the browser every tool uses: `CHROMIUM_PATH`, Playwright's own, or the system's; undefined when there is none. */
export function browserPath() {
  const own = chromium.executablePath()
  return [process.env.CHROMIUM_PATH, own, ...systemBrowsers].find(
    (path) => path && existsSync(path),
  )
}

/** Playwright launch options for that browser; `*.localhost` resolves to this machine, the sandbox stays on except for root. */
export function launchOptions() {
  return {
    executablePath: browserPath(),
    args: [
      ...quietFlags,
      `--disable-features=${disabledFeatures.join(',')}`,
      '--host-resolver-rules=MAP *.localhost 127.0.0.1',
      ...(isRoot ? ['--no-sandbox'] : []),
    ],
  }
}
